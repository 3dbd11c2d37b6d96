import { expect, test } from "vitest";
import { plainLine, plainLines } from "./plain-text";

test("what separates becomes a space, what nobody sees vanishes", () => {
  expect(plainLines("\ufeffLR-120-CH\t10\t5\r\nLi\u00adra\u200b\v2\u001f3\u2028\0")).toBe(
    "LR-120-CH 10 5\nLira\n2 3",
  );
  expect(plainLine(" Jan\u00a0\tKo\u2060walski\u0085\u202e ")).toBe("Jan Kowalski");
});
