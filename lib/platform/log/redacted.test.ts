import { expect, test } from "vitest";
import { redacted, shortened } from "./redacted";

test.each([
  ["ewa@example.com", "[…]"],
  ["/produkt/ewa.k+sklep@poczta.example.com?x", "/produkt/[…]?x"],
  ["/produkt/ewa%40example.com", "/produkt/[…]"],
  ["/produkt/ewa%2540EXAMPLE.com", "/produkt/[…]"],
  ["/produkt/%20ewa%40example.com/b", "/produkt/%[…]/b"],
  ['"a@b.pl","c@d.pl"', '"[…]","[…]"'],
  ["/newsletter/potwierdz?token=abc.DEF-1_2%3D&x=1", "/newsletter/potwierdz?token=[…]&x=1"],
  ["/o-nas@", "/o-nas@"],
  ["użytkownik@", "użytkownik@"],
])("%s is logged as %s", (text, line) => {
  expect(redacted(text)).toBe(line);
});

test("a long word is no address, and hides none behind it", () => {
  const word = "a".repeat(15_000);
  expect(redacted(`/@${word} ewa@example.com`)).toBe(`/@${word} […]`);
  expect(redacted(`${word}@${word}`)).toBe(`${word}@${word}`);
});

test("a long text is cut", () => {
  expect(shortened("/".repeat(301))).toBe(`${"/".repeat(300)}…`);
  expect(shortened("/o-nas")).toBe("/o-nas");
});
