import { expect, test } from "vitest";
import { internationalDigits } from "./phone";

const isSame = (one: string, other: string) => internationalDigits(one) === internationalDigits(other);

test.each([
  ...["+48 600 100 200", "0048600100200", "48 600 100 200", "600-100-200"],
  ...["(+48) 600.100.200", "tel.: 600–100–200"],
])("a Polish number is the same with its country code or without: %s (28.6)", (phone) =>
  expect(isSame(phone, "600 100 200")).toBe(true),
);

test("a foreign number is the same after a plus or two zeros (28.6)", () => {
  expect(isSame("+49 30 600 100 200", "004930600100200")).toBe(true);
});

test.each([
  ...["+49 600 100 200", "+420 600 100 200", "+600 100 200", "0600100200"],
  ...["600100201", "100200", "600 100 200 wew. 1"],
])("a number that only shares digits with a Polish one is another: %s (28.6)", (phone) =>
  expect(isSame(phone, "600 100 200")).toBe(false),
);
