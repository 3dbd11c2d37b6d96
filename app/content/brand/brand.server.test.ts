import { expect, test } from "vitest";
import { getBrand } from "./brand.server";

test("the brand's file has no mistakes, and its consent is kept exactly as written (18.3)", () => {
  const { name, newsletter } = getBrand();
  expect(newsletter.consent.text).toContain(name);
  expect(newsletter.consent.text).not.toContain("\u00a0");
});
