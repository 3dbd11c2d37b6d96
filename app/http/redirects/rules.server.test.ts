import { expect, test } from "vitest";
import { parseContent } from "~/content/files.server";
import { findRedirect, redirectsSchema as schema } from "./rules.server";

test("an old URL matches only the whole path", () => {
  expect(["/faq/dalej", "/", "/constructor"].map(findRedirect)).toEqual([null, null, null]);
});

const parse = (from: string, to: string, status = 301) =>
  parseContent("r.yaml", `redirects: [{ from: "${from}", to: "${to}", status: ${status} }]`, schema);

test.each(["javascript:alert(1)", "//evil.example", "/\\\\evil.example", "kontakt", ""])(
  "a rule is rejected to %s",
  (to) => expect(() => parse("/stary", to)).toThrow("redirects.to: wymagany adres"),
);

test.each([
  ["wymagany adres", ["/stary/", "/", "/stary?a=b", "/stary#a", "https://modrawa.example/stary"]],
  ["takiego adresu nie ma", ["/100%", "/%C4", "/a/../b", "/%2e/b"]],
  ["pod tym adresem serwis ma co innego", ["/newsletter/potwierdz", "/n%65wsletter/wypisz", "/readyz"]],
  ["pod tym adresem serwis ma co innego", ["/images/x", "/produkty", "/robots.txt"]],
])("a rule is rejected from what is %s", (reason, paths) => {
  for (const from of paths) expect(() => parse(from, "/o-nas"), from).toThrow(`redirects.from: ${reason}`);
});

test("a rule is rejected with a status that is not a redirect", () => {
  expect(() => parse("/stary", "/kontakt", 200)).toThrow("redirects.status: dozwolone: 301, 302, 307, 308");
});

test("a rule is rejected for a URL that already has one", () => {
  const twice = "redirects:\n  - { from: /a, to: /b, status: 301 }\n  - { from: /a, to: /c, status: 301 }";
  for (const text of [twice, twice.replace("/a,", "/ć,").replace("/a,", "/%c4%87,")])
    expect(() => parseContent("r.yaml", text, schema)).toThrow(
      "content/r.yaml:3 – redirects.from: ten adres ma już regułę",
    );
});

test.each(["/c", "/a", "/a?x=1#y", "/b?a=1"])(
  "a rule is rejected to a URL that is itself redirected, be it in a circle: %s",
  (end) => {
    const chain = `redirects:\n  - { from: /b, to: "${end}", status: 301 }\n  - { from: /a, to: /b, status: 301 }`;
    expect(() => parseContent("r.yaml", chain, schema)).toThrow(
      "content/r.yaml:3 – redirects.to: ten adres też jest przekierowany: podaj adres końcowy",
    );
  },
);
