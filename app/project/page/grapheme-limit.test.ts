import { expect, test } from "vitest";
import { graphemeLimit } from "./grapheme-limit";

test.each([
  ["three letters", "abc", true],
  ["four letters", "abcd", false],
  ["accents that stand apart", "a\u0301b\u0301c\u0301", true],
  ["spaces around the text", "  abc ", true],
  ["spaces in a row", "a   b", true],
  ["a space between", "ab c", false],
  ["signs of two units", "🛁🚿🚽", true],
])("a field for three characters counts as the list does: %s (27.19)", (_, text, isWithin) => {
  // As browsers compile the attribute.
  expect(new RegExp(`^(?:${graphemeLimit(3).pattern})$`, "v").test(text)).toBe(isWithin);
});
