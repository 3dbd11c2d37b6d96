import { expect, test } from "vitest";
import { getPartners } from "~/catalogue/fit-index/partners.server";
import { getCatalogue } from "~/catalogue/products/products.server";
import { embeddedTree } from "~/catalogue/tree/embedded.server";
import type { FitPart } from "~/fit-rules/fit-part";
import { matchDrains, type Stock } from "./drainage";

const tree = embeddedTree();
const { model } = getPartners(tree);
const { bySlug } = getCatalogue(tree);

function stock(slug: string, quantity = 1, change = (known: FitPart) => known): Stock {
  const [product, known] = [bySlug.get(slug), model(slug)];
  if (!product || !known) throw new Error(`No model ${slug}`);
  return { room: "", product, quantity, model: change(known) };
}

/**
 * Returns the fit data of a waste with a thread that fits no trap. The waste still fits basins: without a known drain
 * hole diameter for this thread, the rules do not check the hole.
 */
const withThinThread = (known: FitPart): FitPart => {
  const { geometry } = known;
  const connections = geometry.connections?.map((one) => ({ ...one, size: "G 1" }));
  return { ...known, geometry: { ...geometry, connections } };
};

const basin = stock("misa-umywalka-nablatowa-owalna");
const ordered = stock("korek-niezamykany");
const trap = stock("syfon-butelkowy");

test("a basin takes the waste to which the list has a trap", () => {
  const thin = stock("korek-niezamykany", 1, withThinThread);
  const waste = stock("korek-niezamykany");
  for (const list of [
    [thin, waste, trap],
    [trap, waste, thin],
  ])
    expect(matchDrains([{ basin, ordered }], list)).toEqual([
      { on: basin, part: waste, quantity: 1 },
      { on: waste, part: trap, quantity: 1 },
    ]);
});

test("a part that no rule can judge does not serve", () => {
  const unknown = { ...stock("korek-niezamykany"), model: null };
  expect(matchDrains([{ basin, ordered }], [unknown, trap])).toEqual([
    { on: basin, part: ordered, quantity: 1 },
    { on: ordered, part: trap, quantity: 1 },
  ]);
});

test("the longest list of basins, wastes and traps is put together whole", () => {
  const basins = Array.from({ length: 20 }, (_, at) => {
    const slug = at % 2 ? "misa-umywalka-wiszaca-600" : "misa-umywalka-nablatowa-owalna";
    const own = { ...stock(slug, 980 + at), room: `${at % 12}` };
    return { basin: own, ordered: { ...own, ...ordered, quantity: own.quantity } };
  });
  const wastes = basins.map(({ basin: { quantity } }, at) => ({
    ...stock(at % 3 ? "korek-klik-klak" : "korek-niezamykany", quantity),
    room: `${(at * 5) % 12}`,
  }));
  const traps = basins.map(({ basin: { quantity } }, at) => ({
    ...trap,
    quantity,
    room: `${(at * 7) % 12}`,
  }));
  const joints = matchDrains(basins, [...wastes, ...traps]);
  const needed = basins.reduce((sum, { basin: { quantity } }) => sum + quantity, 0);
  const drained = joints.filter(({ on }) => basins.some((one) => one.basin === on));
  expect(drained.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(needed);
});
