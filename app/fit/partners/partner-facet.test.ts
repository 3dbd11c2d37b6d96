import { expect, test } from "vitest";
import type { FitPart, Kind } from "~/fit/rules/types/fit-part";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/samples/product-samples";
import { createPartnerFacet } from "./partner-facet";

const taps = 4100;
const tap = sampleProduct();
const catalogue = sampleCatalogue([{ ...tap, kind: { ...tap.kind, fitting: "wall-tap" } }]);

/** Number of choices on a list of taps, if there are so many products of each kind. */
function choices(products: Partial<Record<Kind, number>>): number {
  const offered = (kind: Kind) =>
    Array.from({ length: products[kind] ?? 0 }, (_, place) => ({ slug: `${kind}-${place}` }) as FitPart);
  return createPartnerFacet(catalogue, { model: () => null, fitSet: () => null, offered }).candidates(taps)
    .length;
}

test("the filter offers up to 12 partners, of more only basins, baths and trays, and of too many of those none (15.9)", () => {
  expect(choices({ "countertop-basin": 5, "concealed-body": 7 })).toBe(12);
  expect(choices({ "countertop-basin": 5, "concealed-body": 8 })).toBe(5);
  expect(choices({ "countertop-basin": 13 })).toBe(0);
});
