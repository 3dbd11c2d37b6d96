import * as paths from "~/paths";
import { choiceFacets, perFacet, shownFinishParameter } from "~/range/facets";
import { listProducts } from "~/range/listing";
import { everyScene } from "~/range/product";
import { type Catalogue, productHref } from "~/range/products";
import type { PictureSource } from "~/ui/pictures";

/** Maximum number of products that are named below a scene: more than one picture shows. */
const namedInScene = 24;

/** Collection data from the content files; `finishes` contains ids of finishes. */
type Collection = { id: string; finishes: string[]; scenes: PictureSource[] };

/** View data of a collection: products, finishes and scenes. */
export type CollectionRange = ReturnType<typeof collectionRange>;

/** Returns the products of a collection, its finishes, and the products shown in its scenes (behaviour 1.28). */
export function collectionRange(
  catalogue: Catalogue,
  { id, finishes, scenes }: Collection,
  params = new URLSearchParams(),
) {
  const shown = params.get(shownFinishParameter) ?? undefined;
  const choices = perFacet(choiceFacets, (facet) => (facet.id === "kolekcja" ? [id] : []));
  const query = {
    filters: { choices, ranges: {} },
    shown,
    sort: "polecane",
    page: 1,
  } as const;
  const listing = listProducts(catalogue, catalogue.tree.root.id, query);
  return {
    /** First page of the collection's products, in catalogue order. */
    products: listing?.products ?? [],
    total: listing?.total ?? 0,
    /** Finishes of the collection; `to` is the href of a list of the collection's products in that finish. */
    finishes: finishes.map((finish) => ({
      ...catalogue.shownFinish(finish),
      to: `${paths.products}?kolekcja=${id}&wykonczenie=${finish}#produkty`,
    })),
    scenes: scenes.map((picture) => ({
      picture,
      products: catalogue.products
        .filter((product) => everyScene(product).includes(picture.src) && !product.withdrawn)
        .slice(0, namedInScene)
        .map((product) => ({ name: product.name, to: productHref(product) })),
    })),
  };
}
