import { expect, test } from "vitest";
import { grownRange } from "../../../tests/support/samples/grown-range";
import { partnersView } from "./rows";

/** Returns the taps listed for a basin. The fixture has 5 such taps. */
function tapsIn(copies: number) {
  const { products, partners } = grownRange(copies);
  const basin = products.find(({ slug }) => slug === "misa-umywalka-nablatowa-owalna-0");
  if (!basin) throw new Error("No basin");
  const { groups } = partnersView(basin, partners);
  return groups.find(({ label }) => label === "Baterie umywalkowe stojące");
}

test.each([
  ["a list of all partners of a kind is not called cut", 4, 20, false],
  ["the 24 nearest of more partners are", 5, 24, true],
])("%s (26.5)", (_, copies, listed, isCut) => {
  const taps = tapsIn(copies);
  expect([taps?.rows.length, taps?.isCut]).toEqual([listed, isCut]);
});
