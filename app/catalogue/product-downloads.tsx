import { DateText } from "~/ui/date";
import { fileSize } from "~/ui/file-size";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { ProductView } from "./product-view";

const uses = {
  glb: "podgląd i wizualizacja",
  step: "projekt wykonawczy, CAD",
  stl: "druk 3D",
  dxf: "rzuty i widoki 2D",
  svg: "rysunek z wymiarami",
} as const;

/** A product's files with format, size and date. */
export function ProductDownloads({ product }: { product: ProductView }) {
  return (
    <section aria-labelledby="pliki" className="print:hidden">
      <h2 id="pliki" className="text-heading">
        Do pobrania
      </h2>
      <ul className="mt-4 border-t border-line">
        {product.downloads.map(({ format, path, bytes, version, date }) => (
          <li key={path} className="border-b border-line">
            <a
              href={path}
              download
              className="group flex min-h-14 items-center gap-4 py-2.5 hover:text-primary"
            >
              <Icon name="download" className="size-5 text-primary" />
              <span className="flex-1">
                <span className="font-semibold" translate="no">
                  {format.toUpperCase()}
                </span>
                <span className="text-muted"> – {uses[format]}</span>
                <span className="block text-sm text-muted">
                  wersja {version}, <DateText date={date} />
                </span>
              </span>
              <span className="text-sm text-muted tabular-nums">{fileSize(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/bryly" className="link inline-block py-2">
          Który format wybrać
        </Link>
      </p>
    </section>
  );
}
