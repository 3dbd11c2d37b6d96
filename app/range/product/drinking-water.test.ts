import { expect, test } from "vitest";
import { drinkingWaterText, touchesDrinkingWater } from "./drinking-water";
import { readProductKinds } from "./schema/kinds.server";

test.each([
  [[4101, 4100, 4041], true],
  [[4201, 4200, 4041], true],
  [[4303, 4300, 4041], true],
  [[4402, 4400, 4041], true],
  [[5301, 5300, 4041], true],
  [[5302, 5300, 4041], false],
  [[4501, 4500, 4041], false],
  [[4801, 4800, 4041], false],
])("a product of the categories %j touches drinking water: %s", (lineage, expected) =>
  expect(touchesDrinkingWater(lineage, readProductKinds().drinkingWater.categories)).toBe(expected),
);

test("the sentence names declaration, day and regulations", () => {
  const text = drinkingWaterText({ declaration: "07/2026 (przykładowa)", date: "2026-11-02" });
  expect(text.replaceAll("\u00a0", " ")).toBe(
    "Do kontaktu z wodą pitną – deklaracja zgodności UE 07/2026 (przykładowa) z 2 listopada 2026, rozporządzenie (UE) 2024/371",
  );
});
