import type { FindArtifact } from "lib/platform/files.server";
import { fileSize } from "lib/polish/number";
import * as paths from "~/paths";
import { fileFormats, productFiles, productZip } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { DateText, TitledSection } from "~/ui/page";
/** A file to download. `bytes` is missing if it is made on demand, `version` if the build generates it. */
export type FileRow = {
  format: string;
  use: string;
  path: string;
  bytes?: number;
  version?: string;
  date: string;
};

/** Returns what a product's page offers to download. @param templates drilling templates, which follow the data sheet */
export function filesOf(
  product: Product,
  catalogue: Catalogue,
  findArtifact: FindArtifact,
  templates: readonly FileRow[],
) {
  return {
    files: fileRows(product, findArtifact, templates),
    /** Href of the page on file formats; null if the brand has no such page. */
    formatsTo: catalogue.hasFeature("modelLibrary") ? paths.modelLibrary : null,
  };
}

/** Returns the rows of the list of files: data sheet and drilling templates, models and drawings, then a ZIP of them. */
function fileRows(product: Product, findArtifact: FindArtifact, templates: readonly FileRow[]): FileRow[] {
  const files = productFiles(product, findArtifact).map((file) => ({
    ...file,
    use: fileFormats[file.format].use,
  }));
  const zip = findArtifact(productZip(product));
  return [
    ...files.filter(({ format }) => format === "pdf"),
    ...templates,
    ...files.filter(({ format }) => format !== "pdf"),
    ...(zip ? [{ ...zip, format: "zip", use: "wszystkie modele, rysunki i\u00a0zdjęcia" }] : []),
  ];
}

export function ProductDownloads({ product }: { product: ReturnType<typeof filesOf> }) {
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
