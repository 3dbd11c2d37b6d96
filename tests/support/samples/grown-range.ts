import { createPartners } from "~/fit/partners/partners";
import { createCatalogue } from "~/range/products/catalogue";
import { readGeometries } from "~/range/products/geometries.server";
import { getCatalogue, readProducts } from "~/range/products/products.server";
import type { Geometry } from "~/range/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";

/** Copies of all basin taps and basins; each copy of a tap is 3 mm higher than the previous one. */
export function grownRange(copies: number) {
  const taken = readProducts()
    .files.map(({ data }) => data)
    .filter(({ slug }) => /umywalk/.test(slug));
  const geometries = readGeometries();
  const grownGeometries = new Map<string, Geometry>();
  const grownProducts = Array.from({ length: copies }, (_, copy) =>
    taken.map((product) => {
      const slug = `${product.slug}-${copy}`;
      const geometry = geometries.get(product.slug);
      if (geometry) grownGeometries.set(slug, raised({ ...geometry, slug }, geometry.outlet ? copy * 3 : 0));
      return { ...product, slug, goesWith: [], requires: [] };
    }),
  ).flat();
  const tree = embeddedTree();
  const catalogue = createCatalogue(grownProducts, tree, getCatalogue(tree).names, {
    kinds: [],
    spareParts: [],
  });
  return { products: catalogue.products, catalogue, partners: createPartners(catalogue, grownGeometries) };
}

/** Returns the side view of a tap or a basin `by` mm higher. */
function raised(geometry: Geometry, by: number): Geometry {
  const { side, section, box, outlet, rim, drain } = geometry;
  const higher = <Place extends { z: number }>(place: Place): Place => ({ ...place, z: place.z + by });
  const lines = (all: Geometry["side"]) =>
    all.map((line) => line.map(([u, z]): [number, number] => [u, z + by]));
  return {
    ...geometry,
    side: lines(side),
    box: { ...box, minZ: box.minZ + by, maxZ: box.maxZ + by },
    ...(section && { section: lines(section) }),
    ...(outlet && { outlet: higher(outlet) }),
    ...(rim && { rim: higher(rim) }),
    ...(drain && { drain: higher(drain) }),
  };
}
