import { expect, test } from "vitest";
import { warningsFor } from "./safety-block";

test("a warning is for the products of its categories and of all below them, or for everything (16.1)", () => {
  const warnings = [
    { text: "Gorąco", categories: [4100, 4300] },
    { text: "Drobne części", categories: [] },
  ];
  expect(warningsFor(warnings, [4101, 4100, 4041])).toEqual(["Gorąco", "Drobne części"]);
  expect(warningsFor(warnings, [5201, 5200, 4041])).toEqual(["Drobne części"]);
});
