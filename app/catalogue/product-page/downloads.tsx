import { fileSize } from "~/polish/file-size";
import { DateText } from "~/ui/date-text";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import type { ProductView } from "./view";

const uses = {
  glb: "podgląd i wizualizacja",
  step: "projekt wykonawczy, CAD",
  stl: "druk 3D",
  dxf: "rzuty i widoki 2D",
  svg: "rysunek z wymiarami",
} as const;

export function ProductDownloads({ product }: { product: ProductView }) {
  const { dataSheet, templates, bim, downloads, zip, formatsTo } = product;
  return (
    <section aria-labelledby="pliki" className="print:hidden">
      <h2 id="pliki" className="text-heading">
        Do pobrania
      </h2>
      <ul className="mt-4 border-t border-line">
        {dataSheet && <DownloadRow format="PDF" use="karta produktu" {...dataSheet} />}
        {templates.map((template) => (
          <DownloadRow key={template.path} format="PDF" {...template} />
        ))}
        {bim && <DownloadRow format="IFC" use="projekt BIM: Revit, Archicad" {...bim} />}
        {downloads.map(({ format, path, bytes, version, date }) => (
          <DownloadRow
            key={path}
            format={format.toUpperCase()}
            use={uses[format]}
            path={path}
            bytes={bytes}
            version={version}
            date={date}
          />
        ))}
        {zip && <DownloadRow format="ZIP" use="wszystkie modele, rysunki i zdjęcia" {...zip} />}
      </ul>
      {formatsTo && (
        <p className="mt-3">
          <Link to={formatsTo} className="link line-link">
            Który format wybrać?
          </Link>
        </p>
      )}
    </section>
  );
}

type DownloadRowProps = {
  format: string;
  use: string;
  path: string;
  /** Missing for a file that is made on demand. */
  bytes?: number;
  version?: string;
  date: string;
};

function DownloadRow({ format, use, path, bytes, version, date }: DownloadRowProps) {
  return (
    <li className="border-b border-line">
      <a
        href={path}
        download
        className="group flex min-h-14 flex-wrap items-center gap-4 py-2.5 hover:text-primary"
      >
        <Icon name="download" className="size-5 text-primary" />
        <span className="flex-1">
          <span className="font-semibold" translate="no">
            {format}
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
