import { expect, test } from "vitest";
import { createPartners } from "~/fit/partners/partners";
import type { Product } from "~/range/product/schema/schema.server";
import { createCatalogue } from "~/range/products/catalogue";
import { readGeometries } from "~/range/products/geometries.server";
import { readProducts } from "~/range/products/products.server";
import type { Geometry } from "~/range/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { checkFitting } from "./check-fitting";

const oval = "misa-umywalka-nablatowa-owalna";

/** Returns what checkFitting reports after a change to the oval basin or to the geometries. */
function found(
  change: (product: Product) => Partial<Product>,
  changeGeometries: (geometries: Map<string, Geometry>) => void = () => {},
) {
  const { files, names } = readProducts();
  const changed = files.map((file) =>
    file.data.slug === oval ? { ...file, data: { ...file.data, ...change(file.data) } } : file,
  );
  const geometries = new Map(readGeometries());
  changeGeometries(geometries);
  const catalogue = createCatalogue(
    changed.map(({ data }) => data),
    embeddedTree(),
    names,
    { kinds: [], spareParts: [] },
  );
  const content = {
    files: changed,
    geometries,
    partners: createPartners(catalogue, geometries),
    roles: names.roles,
  };
  return checkFitting(content).map(({ file, reason }) => `${file} – ${reason}`.replaceAll("\u00a0", " "));
}

test("without a side view nothing is said of a product, and a side view without a product is told (25.52)", () => {
  const warnings = found(
    ({ measures }) => ({ measures: { ...measures, height: 999 } }),
    (geometries) => {
      const view = geometries.get(oval);
      geometries.delete(oval);
      if (view) geometries.set("nie-ma", view);
    },
  );
  expect(warnings).toEqual(["content/fitting/nie-ma.json – nie ma produktu „nie-ma”"]);
});

test("a measure that the side view contradicts by more than a millimetre is a warning", () => {
  const taller = (by: number) =>
    found(({ measures }) => ({ measures: { ...measures, height: measures.height + by } }));
  expect(taller(1)).toEqual([]);
  expect(taller(2)).toEqual([
    `content/products/${oval}.yaml – measures.height: 134 mm, a w geometrii (content/fitting) 132 mm`,
  ]);
});

test("a pair that a rule rejects is a warning", () => {
  const low = "lira-bateria-umywalkowa-niska";
  const warnings = found(({ goesWith }) => ({ goesWith: [low, ...goesWith] }));
  expect(warnings).toEqual([
    `content/products/${oval}.yaml – goesWith: zasady dopasowania odrzucają „${low}”. Nie pasuje: wylewka wchodzi w ściankę umywalki, 32 mm poniżej krawędzi.`,
  ]);
});
