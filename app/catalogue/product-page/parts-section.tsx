import * as paths from "~/paths";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { productPartsHref, sparePartSize } from "~/range/spare-parts";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";

type ProductParts = ReturnType<typeof partsOf>;

/** Returns what a product's page shows of its spare parts. */
export function partsOf(product: Product, { parts }: Catalogue) {
  return {
    /** `size` is a short text, empty if unknown. */
    spareParts: parts.partsOf(product).map((part) => ({
      code: part.code,
      name: part.name,
      size: sparePartSize(part),
    })),
    /** Href of the page that shows the spare parts on the product's drawing. */
    partsTo: productPartsHref(product.code),
  };
}

/** The spare parts with their small drawings, not by `SparePartSymbol`, which would be one more file to load. */
export function PartsSection({ product: { spareParts, partsTo } }: { product: ProductParts }) {
  if (spareParts.length === 0) return null;
  return (
    <TitledSection id="czesci" title="Części zamienne">
      <ul className="mt-4">
        {spareParts.map(({ code, name, size }) => (
          <li key={code} className="group relative flex flex-wrap gap-x-3 border-b border-line py-2">
            <svg aria-hidden="true" className="size-12 flex-none">
              <use href={`${paths.sparePartSymbols}#${code}`} />
            </svg>
            <span className="min-w-0 grow basis-48">
              <Link to={paths.sparePart(code)} className="data-link card-link">
                {code}
              </Link>{" "}
              {name}
              <span className="block text-sm text-muted">{size}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to={partsTo} className="link line-link print:hidden">
        Części na rysunku
      </Link>
    </TitledSection>
  );
}
