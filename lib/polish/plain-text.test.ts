import { expect, test } from "vitest";
import { plainLine, plainLines, plainSource } from "./plain-text";

test("what separates becomes a space, what nobody sees vanishes", () => {
  expect(plainLines("\ufeffLR-120-CH\t10\t5\r\nLi\u00adra\u200b\v2\u001f3\u2028\0")).toBe(
    "LR-120-CH 10 5\nLira\n2 3",
  );
  expect(plainLine(" Jan\u00a0\tKo\u2060walski\u0085\u202e ")).toBe("Jan Kowalski");
});

test("a file keeps what people write, and loses what XML does not allow (25.2)", () => {
  const written =
    "\ufeffZ\u000b\u0002 Worda\r\n\ttab\u200b\u202e, Li\u00adra, 2\u00a0cm, \u{1f6c1}\ud83d\uffff";
  expect(plainSource(written)).toBe("Z  Worda\n\ttab, Li\u00adra, 2\u00a0cm, \u{1f6c1}");
});
