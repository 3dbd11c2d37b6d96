import { fileSize } from "lib/polish/number";
import { Icon } from "~/ui/icons";
import { TitledSection } from "~/ui/page";
import type { LogoFiles } from "./files.server";

/** Ids of logo versions that need a dark background. */
const onDark = new Set(["negatyw"]);

/** All versions of the logo, each on a suitable background, with download links. */
export function LogoDownloads({ versions, archive }: LogoFiles) {
  return (
    <TitledSection id="pliki" title="Pliki do pobrania" className="container-page mb-14">
      <ul className="mt-5 grid gap-6 md:grid-cols-2">
        {versions.map(({ id, label, use, files }) => (
          <li key={id} className="overflow-hidden rounded-xl border border-line">
            <div
              className={`grid h-52 place-items-center border-b border-line p-10 ${onDark.has(id) ? "bg-scene-ink" : "bg-white"}`}
            >
              <img
                src={files[0]?.path}
                alt=""
                width={320}
                height={76}
                className="h-16 w-full object-contain"
              />
            </div>
            <div className="p-5">
              <h3>{label}</h3>
              <p className="mt-1 text-muted">{use}</p>
              <ul className="mt-4 flex flex-wrap gap-2">
                {files.map(({ path, format, bytes }) => (
                  <li key={path}>
                    <a href={path} download className="button button-secondary">
                      <Icon name="download" />
                      <span className="sr-only">{label}, </span>
                      {format}
                      {bytes !== null && (
                        <span className="font-normal text-muted tabular">{fileSize(bytes)}</span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {archive && (
        <p className="mt-6">
          <a href={archive.path} download className="button button-primary">
            <Icon name="download" />
            Wszystkie pliki, ZIP, {fileSize(archive.bytes)}
          </a>
        </p>
      )}
    </TitledSection>
  );
}
