import { expect, test } from "vitest";
import { plural } from "./plural";

const forms = { one: "produkt", few: "produkty", many: "produktów" };

test.each([
  [0, "0\u00a0produktów"],
  [1, "1\u00a0produkt"],
  [2, "2\u00a0produkty"],
  [12, "12\u00a0produktów"],
  [21, "21\u00a0produktów"],
  [112, "112\u00a0produktów"],
  [12_344, "12\u00a0344\u00a0produkty"],
])("%i takes its form of the noun", (count, text) => expect(plural(count, forms)).toBe(text));
