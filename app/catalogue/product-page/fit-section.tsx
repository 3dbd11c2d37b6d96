import type { FindArtifact } from "lib/platform/files.server";
import { ownVesselLink, type Partners, pairHref, partnersHref } from "~/fit/partners";
import { templateFile } from "~/range/product";
import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, nameInQuery, productHref } from "~/range/products";
import { ProductTiles } from "~/range/tile";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import type { FileRow } from "./downloads";

/** Maximum number of products that a page shows: a body behind the wall goes with each of a hundred trims. */
const shownPartners = 24;

type ProductFit = ReturnType<typeof fitOf>;

/**
 * Returns what a product's page says about what fits it.
 * @param finish the one that the page shows
 */
export function fitOf(
  product: Product,
  finish: Finish,
  catalogue: Catalogue,
  partners: Pick<Partners, "model" | "partnersOf">,
) {
  const model = partners.model(product.slug);
  const inFinish = model && { ...model, slug: nameInQuery(product, finish) };
  const known = partners.partnersOf(product.slug);
  return {
    /**
     * Products that this product requires but that are ordered separately: a concealed body or a frame, or the waste and
     * the trap of a basin.
     */
    needed: neededParts(product, known, finish.id, catalogue),
    goesWith: product.goesWith.slice(0, shownPartners).flatMap((other) => {
      const found = catalogue.bySlug.get(other);
      if (!found) return [];
      const partner = known?.goesWith.find(({ slug }) => slug === other);
      const fit = inFinish && partner ? { short: partner.short, to: pairHref(inFinish, partner) } : null;
      return [{ ...catalogue.productCard(found, [finish.id]), fit }];
    }),
    /** Href of the page that lists all products that fit this one; null if the product has no fit rules. */
    partnersTo: inFinish && partnersHref(inFinish),
    /** Link that checks a tap with the visitor's own basin, bath or worktop; null if the product is not such a tap. */
    ownVessel: inFinish && catalogue.hasFeature("ownVessel") ? ownVesselLink(inFinish) : null,
  };
}

function neededParts(
  { requires }: Product,
  known: ReturnType<Partners["partnersOf"]>,
  wanted: string,
  { bySlug }: Catalogue,
) {
  // Lists a trap only together with a waste: a customer who looks at a waste often already has a trap.
  const drainage = known?.waste ? [known.waste, known.trap] : [];
  const parts = drainage.flatMap((part) => (part && bySlug.get(part.slug)) || []);
  return [...requires.flatMap((slug) => bySlug.get(slug) ?? []), ...parts].map((part) => ({
    code: part.code,
    name: part.name,
    to: productHref(part, part.finishes.find(({ id }) => id === wanted)?.id),
  }));
}

/** Returns a product's drilling template if the build has made one, otherwise an empty list. */
export function templatesOf({ code }: Product, findArtifact: FindArtifact): FileRow[] {
  const file = findArtifact(templateFile([code]));
  return file ? [{ ...file, format: "pdf", use: "szablon 1:1 do wiercenia, A4" }] : [];
}

/** The products that the product's content file names first, each with its verdict. `partnersTo` leads to all. */
export function FitSection({ product: { goesWith } }: { product: ProductFit }) {
  if (goesWith.length === 0) return null;
  return (
    <TitledSection id="pasuje-do" title="Pasuje do tego produktu" className="mt-16 print:hidden">
      <ProductTiles products={goesWith} className="mt-6 lg:grid-cols-4">
        {({ fit }) =>
          fit && (
            <Link to={fit.to} className="link line-link relative mt-0.5 self-start text-sm">
              {fit.short}
            </Link>
          )
        }
      </ProductTiles>
    </TitledSection>
  );
}
