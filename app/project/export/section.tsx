import { fileSize } from "lib/polish/number";
import { plural } from "lib/polish/plural";
import { projectParameter } from "~/project/list/project-list";
import { fileFormats } from "~/range/product";
import { Icon } from "~/ui/icons";
import { TitledSection } from "~/ui/page";
import { fileKinds, type KindView, wantedKinds } from "./files";
import { type ExportFormat, fileKindParameter, projectExportHref } from "./query";

type TakeHomeProps = {
  /** Query of the list's page. */
  query: string;
  /** Number and total size of the files of each kind; `null` if the list contains no known product. */
  kinds: KindView[] | null;
};

const formats: { format: ExportFormat; label: string; use: string }[] = [
  { format: "xlsx", label: "Excel (XLSX)", use: "arkusz dla każdego pomieszczenia" },
  { format: "csv", label: "CSV", use: "do programów i\u00a0hurtowni" },
  { format: "pdf", label: "PDF", use: "ze zdjęciami i\u00a0kodami QR" },
];

const fileForms = { one: "plik", few: "pliki", many: "plików" };

/** Downloads of the list as XLSX, CSV and PDF, and of its products' files as a ZIP (behaviours 27.9 to 27.11). */
export function TakeHome({ query, kinds }: TakeHomeProps) {
  if (!kinds) return null;
  return (
    <TitledSection id="pobierz" title="Pobierz listę" className="mt-10 print:hidden">
      <ul className="mt-4 flex flex-wrap gap-2">
        {formats.map(({ format, label, use }) => (
          <li key={format}>
            <a
              href={projectExportHref(format, query)}
              download
              rel="nofollow"
              className="button button-secondary"
            >
              <Icon name="download" />
              <span>
                {label}
                <span className="sr-only">, {use}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <details className="wide-open mt-4">
          <summary className="flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="chevron-down" className="size-5 md:hidden" />
            <span>Pliki wszystkich produktów w&nbsp;jednej paczce ZIP</span>
          </summary>
          <FilesForm query={query} kinds={kinds} />
        </details>
      )}
    </TitledSection>
  );
}

function FilesForm({ query, kinds }: { query: string; kinds: KindView[] }) {
  const list = new URLSearchParams(query).get(projectParameter) ?? "";
  return (
    <form action={projectExportHref("zip")}>
      <input type="hidden" name={projectParameter} value={list} />
      <fieldset aria-label="Pliki wszystkich produktów w jednej paczce ZIP">
        <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
          {kinds.map(({ kind, files, bytes }) => (
            <li key={kind}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name={fileKindParameter}
                  value={kind}
                  defaultChecked={wantedKinds.includes(kind)}
                  className="checkbox"
                />
                <span className="grow">
                  {fileKinds[kind].label} (
                  <span translate="no">{(kind in fileFormats ? kind : "pdf").toUpperCase()}</span>)
                </span>
                <span className="text-sm text-muted tabular">
                  {plural(files, fileForms)}, {fileSize(bytes)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button type="submit" className="button button-secondary mt-4">
        <Icon name="download" />
        Pobierz zaznaczone (ZIP)
      </button>
    </form>
  );
}
