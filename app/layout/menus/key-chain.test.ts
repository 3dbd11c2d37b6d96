import { describe, expect, test } from "vitest";
import { createKeyChain } from "./key-chain";

test("a single key is recognised, with Caps Lock too", () => {
  const typed = createKeyChain(["o"]);
  expect(typed("o", 0)).toBe("o");
  expect(typed("O", 100)).toBe("o");
  expect(typed("p", 200)).toBeUndefined();
  expect(typed(undefined, 300)).toBeUndefined();
});

describe("a chain (3.7)", () => {
  test("is recognised when its keys follow one another within 800 ms; later, the next key counts alone", () => {
    const typed = createKeyChain(["g-d", "d"]);
    expect(typed("g", 0)).toBeUndefined();
    expect(typed("d", 799)).toBe("g-d");
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
