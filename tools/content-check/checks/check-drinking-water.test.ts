import { todayInPoland } from "lib/polish/today";
import { expect, test } from "vitest";
import { issueLine, parseContent } from "~/content/files.server";
import { readProductSchema } from "~/range/product/schema/schema.server";
import { readProductKinds } from "~/range/product.server";
import { sampleProductFile, sampleTree } from "../../../tests/support/samples/product-samples";
import { checkDrinkingWater, touchesDrinkingWater } from "./check-drinking-water";

function lines(change: Record<string, unknown>, now: string) {
  const text = JSON.stringify(sampleProductFile(change), null, 1);
  const file = parseContent("products/lira-bateria.yaml", text, readProductSchema());
  const { issues, warnings } = checkDrinkingWater([file], sampleTree, [4100], todayInPoland(new Date(now)));
  return { issues: issues.map(issueLine), warnings: warnings.map(issueLine) };
}

const missing = [
  expect.stringMatching(
    /^content\/products\/lira-bateria\.yaml:\d+ – drinkingWater: brakuje deklaracji .* \(wymagana od 31 grudnia 2026\)$/,
  ),
];
const lastMinute = "2026-12-30T22:59:00Z";
const firstMinute = "2026-12-30T23:00:00Z";

test("a tap without a declaration is a warning, and an issue from 31 December 2026 in Poland (16.15)", () => {
  expect(lines({}, lastMinute)).toEqual({ issues: [], warnings: missing });
  expect(lines({}, firstMinute)).toEqual({ issues: missing, warnings: [] });
  expect(lines({}, "2030-01-01T12:00:00Z").issues).toEqual(missing);
});

test("what touches drinking water is below the categories that the content names", () => {
  const { categories } = readProductKinds().drinkingWater;
  const touches = (...lineage: number[]) => touchesDrinkingWater([...lineage, 4041], categories);
  expect([touches(4101, 4100), touches(5301, 5300)]).toEqual([true, true]);
  expect([touches(5302, 5300), touches(4501, 4500), touches(4801, 4800)]).toEqual([false, false, false]);
});
