import { fileSize } from "lib/polish/file-size";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { DateText, TitledSection } from "~/ui/page";
import type { FileRow, ProductView } from "./view";

export function ProductDownloads({ product }: { product: ProductView }) {
  const { files, formatsTo } = product;
  return (
    <TitledSection id="pliki" title="Do pobrania" className="print:hidden">
      <ul className="mt-4 border-t border-line">
        {files.map((file) => (
          <DownloadRow key={file.path} {...file} />
        ))}
      </ul>
      {formatsTo && (
        <p className="mt-3">
          <Link to={formatsTo} className="link line-link">
            Który format wybrać?
          </Link>
        </p>
      )}
    </TitledSection>
  );
}

function DownloadRow({ format, use, path, bytes, version, date }: FileRow) {
  return (
    <li className="border-b border-line">
      <a
        href={path}
        download
        className="group flex min-h-14 flex-wrap items-center gap-4 py-1.5 hover:text-primary"
      >
        <Icon name="download" className="size-5 text-primary" />
        <span className="flex-1">
          <span className="font-semibold" translate="no">
            {format.toUpperCase()}
          </span>
          <span className="text-muted"> – {use}</span>
          <span className="block text-sm text-muted">
            {version && `wersja ${version}, `}
            <DateText date={date} />
          </span>
        </span>
        {bytes !== undefined && <span className="text-sm text-muted tabular">{fileSize(bytes)}</span>}
      </a>
    </li>
  );
}
