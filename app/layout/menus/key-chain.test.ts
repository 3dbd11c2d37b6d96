import { describe, expect, test } from "vitest";
import { createKeyChain } from "./key-chain";

describe("a chain (3.7)", () => {
  test("is recognised when its keys follow one another within 800 ms; later, the next key counts alone", () => {
    const typed = createKeyChain(["g-d", "d"]);
    expect([typed("g", 0), typed("d", 799)]).toEqual([undefined, "g-d"]);
    typed("g", 1_000);
    expect(typed("d", 1_800)).toBe("d");
  });

  test("starts over after a match", () => {
    const typed = createKeyChain(["g-d"]);
    typed("g", 0);
    typed("d", 10);
    expect(typed("d", 20)).toBeUndefined();
  });
});
