import { expect, test } from "vitest";
import { isTranslatedPage, translatedHref } from "./translated-page";

const at = (href: string) => new URL(href, "https://modrawa.example");

test.each([
  ["/?jezyk=en", true],
  ["/produkty?a=1&jezyk=en", true],
  ["/produkty", false],
  ["/produkty?jezyk=de", false],
  ["/produkty?jezyk=", false],
])("%s asks for a translation: %s", (href, expected) => expect(isTranslatedPage(at(href))).toBe(expected));

test.each([
  ["/", "/?jezyk=en"],
  ["/produkty?strona=2#lista", "/produkty?strona=2&jezyk=en#lista"],
])("%s is translated at %s, and each of them leads to both", (polish, english) => {
  for (const href of [polish, english]) {
    expect(translatedHref(href, true)).toBe(english);
    expect(translatedHref(href, false)).toBe(polish);
  }
});
