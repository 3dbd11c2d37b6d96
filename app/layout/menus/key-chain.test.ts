import { expect, test } from "vitest";
import { createKeyChain } from "./key-chain";

test("a chain is recognised when its keys follow one another within 800 ms; later, the next key counts alone (3.7)", () => {
  const typed = createKeyChain(["g-d", "d"]);
  expect([typed("g", 0), typed("d", 799)]).toEqual([undefined, "g-d"]);
  typed("g", 1_000);
  expect(typed("d", 1_800)).toBe("d");
});

test("a chain starts over after a match (3.7)", () => {
  const typed = createKeyChain(["g-d"]);
  typed("g", 0);
  typed("d", 10);
  expect(typed("d", 20)).toBeUndefined();
});
