import { expect, test } from "vitest";
import { getBrand } from "./brand.server";

test("the brand's file has no mistakes, and its consent is kept exactly as written (18.3)", () => {
  const { genitive, name, newsletter } = getBrand();
  expect(genitive).not.toBe(name);
  expect(newsletter.consent.text).toContain(name.slice(0, -1));
  expect(newsletter.consent.text).not.toContain("\u00a0");
});
