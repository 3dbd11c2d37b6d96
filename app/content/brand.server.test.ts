import { expect, test } from "vitest";
import { getBrand } from "./brand.server";

test("the brand's file has no issues, a name that is not declined is its genitive, and its consent is kept exactly as written (18.3)", () => {
  const { genitive, name, newsletter } = getBrand();
  expect(genitive).toBe(name);
  expect(newsletter.consent.text).toContain(name);
  expect(newsletter.consent.text).not.toContain("\u00a0");
});
