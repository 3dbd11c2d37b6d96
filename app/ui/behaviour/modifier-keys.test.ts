import { expect, test } from "vitest";
import { hasModifier } from "./modifier-keys";

test.each(["metaKey", "ctrlKey", "altKey", "shiftKey"])("%s is a modifier", (modifier) => {
  const plain = { key: "o", metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
  expect(hasModifier(plain)).toBe(false);
  expect(hasModifier({ ...plain, [modifier]: true })).toBe(true);
});
