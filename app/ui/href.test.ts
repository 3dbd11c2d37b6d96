import { expect, test } from "vitest";
import { isExternal, linkedPage, withoutSlashAtEnd } from "./href";

test.each([
  ["/kontakt/", "/kontakt"],
  ["/kontakt/#pomoc", "/kontakt#pomoc"],
  ["/produkty/4100-baterie/?kolor=a/b/", "/produkty/4100-baterie?kolor=a/b/"],
  ["/", "/"],
  ["/?q=a/", "/?q=a/"],
  ["#tresc", "#tresc"],
])("%s becomes %s", (to, expected) => expect(withoutSlashAtEnd(to)).toBe(expected));

test("other hosts, mails and phone calls leave the site", () => {
  const leaving = ["https://sklep.modrawa.example/", "//evil.example", "mailto:a@b.pl", "tel:+48"];
  expect([...leaving, "/produkty", "#tresc", "?strona=2", "/a:b"].filter(isExternal)).toEqual(leaving);
});

test.each([
  ["/o-nas", "/o-nas"],
  ["?strona=2#produkty", "/produkty?strona=2#produkty"],
  ["/produkty?kolekcja=lira", "/produkty?kolekcja=lira"],
  ["https://modrawa.example/kontakt#mapa", "/kontakt#mapa"],
])("%s leads to the page %s", (href, expected) => {
  const { pathname, search, hash } = linkedPage(href, "https://modrawa.example/produkty?kolekcja=osta") ?? {};
  expect(`${pathname}${search}${hash}`).toBe(expected);
});

test.each([
  ["elsewhere", ["https://sklep.modrawa.example/", "mailto:a@b.pl", "https://"]],
  ["a file", ["/pliki/cennik.pdf", "/sitemap.xml"]],
  ["this page", ["#produkty", "/produkty?kolekcja=osta#produkty"]],
])("%s is no other page: %j", (_, hrefs) => {
  const found = hrefs.map((href) => linkedPage(href, "https://modrawa.example/produkty?kolekcja=osta"));
  expect(found).toEqual(hrefs.map(() => undefined));
});
