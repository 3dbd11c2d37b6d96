import { expect, test } from "vitest";
import { isExternal, withoutSlashAtEnd } from "./internal-path";

test.each([
  ["/kontakt/", "/kontakt"],
  ["/kontakt//", "/kontakt"],
  ["/kontakt/#pomoc", "/kontakt#pomoc"],
  ["/produkty/4100-baterie/?kolor=a/b/", "/produkty/4100-baterie?kolor=a/b/"],
  ["/", "/"],
  ["/?q=a/", "/?q=a/"],
  ["/o-nas", "/o-nas"],
  ["#tresc", "#tresc"],
])("%s leads to %s", (to, expected) => {
  expect(withoutSlashAtEnd(to)).toBe(expected);
});

test.each(["https://sklep.modrawa.example/", "//evil.example", "mailto:a@b.pl", "tel:+48"])(
  "%s leaves the site",
  (to) => {
    expect(isExternal(to)).toBe(true);
  },
);

test.each(["/produkty", "#tresc", "?strona=2", "/a:b"])("%s stays on the site", (to) => {
  expect(isExternal(to)).toBe(false);
});
