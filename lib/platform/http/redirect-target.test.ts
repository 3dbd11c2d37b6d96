import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-target";

test.each([
  ["/qanda", "", "/qanda"],
  ["/qanda", "?", "/qanda"],
  ["/qanda", "?a=1", "/qanda?a=1"],
  ["/produkty?kolekcja=lira", "?sortuj=nazwa", "/produkty?kolekcja=lira&sortuj=nazwa"],
  ["/qanda#tresc", "?a=1", "/qanda?a=1#tresc"],
  ["/produkty?kolekcja=lira#lista", "?a=1&b=%C5%82", "/produkty?kolekcja=lira&a=1&b=%C5%82#lista"],
])("a rule to %s takes the query %j along as %s", (to, search, expected) =>
  expect(redirectTarget(to, search)).toBe(expected),
);

test("another site gets the rule's URL as it is", () => {
  expect(redirectTarget("https://sklep.modrawa.example/a", "?a=1")).toBe("https://sklep.modrawa.example/a");
});
