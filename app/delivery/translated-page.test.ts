import { expect, test } from "vitest";
import { isTranslatedPage, translatedAddress } from "./translated-page";

test.each([
  ["?jezyk=en", true],
  ["a=1&jezyk=en", true],
  ["", false],
  ["?jezyk=de", false],
  ["?jezyk=", false],
])("the query %j asks for a translation: %s", (search, expected) => {
  expect(isTranslatedPage(search)).toBe(expected);
});

test.each([
  ["/", "/?jezyk=en"],
  ["/produkty?strona=2#lista", "/produkty?strona=2&jezyk=en#lista"],
  ["/o-nas?jezyk=en", "/o-nas?jezyk=en"],
])("%s is translated at %s", (address, expected) => {
  expect(translatedAddress(address, true)).toBe(expected);
});

test.each([
  ["/?jezyk=en", "/"],
  ["/produkty?jezyk=en&strona=2", "/produkty?strona=2"],
  ["/o-nas", "/o-nas"],
])("the Polish page of %s is %s", (address, expected) => {
  expect(translatedAddress(address, false)).toBe(expected);
});
