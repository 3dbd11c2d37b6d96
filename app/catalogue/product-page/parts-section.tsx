import * as paths from "~/paths";
import type { Product } from "~/range/product.server";
import { type Catalogue, projectAddition } from "~/range/products";
import { ExplodedPicture, SparePartSymbol, sparePartSize } from "~/range/spare-parts";
import type { PartPlaces } from "~/range/spare-parts.server";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";

type ProductParts = ReturnType<typeof partsOf>;

/** Returns what a product's page shows of its spare parts. */
export function partsOf(product: Product, { parts, hasFeature }: Catalogue, places: PartPlaces) {
  const exploded = places[product.slug];
  return {
    /** URL of the exploded picture; null if there is none. */
    partsPicture: exploded?.picture ?? null,
    /** False for a brand without spare parts, whose pages do not mention them. */
    saysNoParts: hasFeature("spareParts"),
    spareParts: parts.partsOf(product).map((part, at) => ({
      code: part.code,
      name: part.name,
      /** A short text, empty if unknown. */
      size: sparePartSize(part),
      number: at + 1,
      /** Where its number stands in the exploded picture; null if there is none. */
      place: exploded?.numbers[part.code] ?? null,
    })),
  };
}

/**
 * The spare parts: the exploded picture and their list, whose numbers lead to one another. `:target` shows where a number has
 * led (behaviour 16.23).
 */
export function PartsSection({ product }: { product: ProductParts & { name: string } }) {
  const { name, partsPicture, spareParts, saysNoParts } = product;
  if (spareParts.length === 0) return saysNoParts && <NoParts />;
  const numbers = spareParts.flatMap(({ place, ...part }) =>
    place ? { ...part, place, to: `#${part.code}` } : [],
  );
  return (
    <TitledSection id="czesci" title="Części zamienne" className="mt-14 print:mt-4">
      <div className="mt-4 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2 print:grid-cols-3">
        {partsPicture && <ExplodedPicture name={name} picture={partsPicture} numbers={numbers} />}
        <ul className="print:col-span-2">
          {spareParts.map(({ code, name, size, number, place }) => (
            <li
              key={code}
              id={code}
              className="group relative flex items-center gap-3 border-b border-line px-1 py-2 target:outline-2"
            >
              {place ? (
                <a
                  href={`#nr-${code}`}
                  aria-label={`${number} na rysunku`}
                  className="icon-button relative z-1"
                >
                  <span className="grid size-7 place-items-center rounded-full border text-sm font-semibold">
                    {number}
                  </span>
                </a>
              ) : (
                <span className="size-12">
                  <SparePartSymbol code={code} />
                </span>
              )}
              <span className="min-w-0 grow">
                <Link to={paths.sparePart(code)} className="data-link card-link">
                  {code}
                </Link>{" "}
                {name}
                <span className="block text-sm text-muted">{size}</span>
              </span>
              <Link
                to={projectAddition(code)}
                rel="nofollow"
                aria-label={`Do projektu: ${code}`}
                className="icon-button relative z-1 print:hidden"
              >
                <Icon name="plus" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}

/** Links to a product's parts lead here too (behaviour 16.20). */
function NoParts() {
  return (
    <TitledSection id="czesci" title="Części zamienne" className="mt-14 print:hidden">
      <p className="mt-4 text-muted">
        Ten produkt nie ma części, które wymienia się osobno. Jeśli coś się w&nbsp;nim zepsuło, pomoże{" "}
        <Link to={paths.support} className="link">
          pomoc techniczna
        </Link>
        .
      </p>
    </TitledSection>
  );
}
