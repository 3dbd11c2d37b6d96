import { expect, test } from "vitest";
import { comparePolish } from "./compare";

test("names are ordered as in a Polish dictionary, numbers by size", () => {
  const names = ["Łuk", "Lustro 800", "Lustro 1000", "Ława", "Lampa"];
  expect(names.toSorted(comparePolish)).toEqual(["Lampa", "Lustro 800", "Lustro 1000", "Ława", "Łuk"]);
});
