import { expect, test } from "vitest";
import { brandSchema, getBrand } from "./brand.server";

test("the brand's file has no issues, a name that is not declined is its genitive, and its consent is kept exactly as written (18.3)", () => {
  const { genitive, name, newsletter } = getBrand();
  expect(genitive).toBe(name);
  expect(newsletter.consent.text).toContain(name);
  expect(newsletter.consent.text).not.toContain("\u00a0");
});

const { pattern } = brandSchema.shape.catalogueNumbers.shape;

test.each(["[A-Z]{2,4}-[0-9]{2,4}(-[A-Z0-9]{1,4}){0,2}", "[0-9]{2}-[0-9]{3}(-[A-Z])?", "LMP-[0-9]{5}"])(
  "%s is a pattern of catalogue numbers (25.12)",
  (text) => expect(pattern.safeParse(text).success).toBe(true),
);

test.each([
  ["that a text could make slow", `${"[A-Z]{0,9}".repeat(8)}0`],
  ["whose groups a text could make slow", "([A-Z]{1,9}[0-9]{1,9}){0,9}"],
  ["whose separators a text could make slow", "-".repeat(20)],
  ["from a number to a smaller one", "[A-Z]{3,1}[0-9]{3,1}"],
  ["whose groups go from a number to a smaller one", "([A-Z]){3,1}"],
  ["from a number to a smaller one in a group that never occurs", "([A-Z]{3,1}){0}[0-9]"],
  ["of another syntax", "[A-Z]+"],
])("a pattern %s is an issue (25.12): %s", (_, text) => expect(pattern.safeParse(text).success).toBe(false));
