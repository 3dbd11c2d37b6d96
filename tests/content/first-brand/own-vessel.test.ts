import { expect, test } from "vitest";
import { getPartners } from "~/fit/partners.server";
import { createOwnVessel } from "~/fit/rules/own-vessel/own-vessel";
import { partnerKinds } from "~/fit/rules/pairs/table";
import { judgePair, pairRules } from "~/fit/rules/verdict/check-pair";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { measuredVessel } from "../../support/samples/measured-vessel";

const tree = embeddedTree();
const partners = getPartners(tree);

/** Every vessel of the range as a visitor would measure it, with every tap that rules pair with it. */
const measured = getCatalogue(tree).products.flatMap(({ slug }) => {
  const part = partners.model(slug);
  const taken = part && measuredVessel(part);
  const own = taken && createOwnVessel(taken.kind, taken.known, 3);
  if (!part || !own) return [];
  const taps = partnerKinds(part.kind).flatMap((kind) => (kind === "waste" ? [] : partners.offered(kind)));
  return taps.map((tap) => ({ name: `${tap.code} at ${part.code}`, tap, part, own }));
});

/**
 * Largest difference of a margin, in mm, between the measured vessel and its CAD model: measures are whole mm, and
 * walls are drawn straight.
 */
const tolerance = 2;

test("a vessel of the range, measured like one of another make, has the verdict of its own page with every tap (26.21)", () => {
  for (const { name, tap, part, own } of measured)
    expect([name, judgePair(tap, own.part)?.verdict]).toEqual([name, judgePair(tap, part)?.verdict]);
});

test(`a vessel of the range, measured like one of another make, has every margin of its own page, to ${tolerance} mm (26.21)`, () => {
  for (const { name, tap, part, own } of measured) {
    const distance = judgePair(tap, part)?.distance?.value ?? 0;
    const margins = pairRules(tap, part, distance)?.filter(({ margin }) => margin !== null) ?? [];
    const found = new Map(pairRules(tap, own.part, distance)?.map(({ id, margin }) => [id, margin]));
    for (const { id, margin } of margins) {
      const difference = Math.abs((found.get(id) ?? Number.NaN) - (margin ?? 0));
      expect(difference, `${name}: ${id}`).toBeLessThanOrEqual(tolerance);
    }
  }
});
