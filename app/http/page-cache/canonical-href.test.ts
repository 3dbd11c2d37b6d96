import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalHref, pageDataHref } from "./canonical-href";
import { type PageRoute, pageTable } from "./page-table";

const route = (route: Partial<PageRoute>): PageRoute => ({ id: "routes/page", hasPageData: true, ...route });
const routeAt = pageTable([
  route({ path: "aktualnosci", searchParams: ["strona", "tag"] }),
  route({ path: "produkty/*", searchParams: ["kolor"] }),
  route({
    path: "produkt/*",
    searchParams: ["wykonczenie"],
    canonicalQuery: async (params, path) =>
      path.endsWith("/lira") && params.get("wykonczenie") === "chrom" ? "wykonczenie=chrom" : "",
  }),
  route({ searchParams: ["q"] }),
  route({ path: "lista", searchParams: ["kolor", "*_od"] }),
  route({ path: "o-nas" }),
  route({ path: "*" }),
]);

test.each([
  ["/o-nas?utm_source=a&fbclid=b", "/o-nas"],
  ["/aktualnosci?tag=x&strona=2", "/aktualnosci?strona=2&tag=x"],
  ["/aktualnosci?strona=2&gclid=1&tag=x", "/aktualnosci?strona=2&tag=x"],
  ["/produkty/4100-baterie/4101?kolor=czarny&strona=2", "/produkty/4100-baterie/4101?kolor=czarny"],
  ["/lista?dlugosc_od=1&x_do=2&kolor=b&od=3", "/lista?dlugosc_od=1&kolor=b"],
  ["/?q=%E2%80%8Ba%C2%AD%00b", "/?q=a+b"],
  ["/?", "/"],
  // The page does not say how it reads several values, so they keep their order.
  ["/produkty/x?kolor=b&kolor=a", "/produkty/x?kolor=b&kolor=a"],
  // Remix's data requests and translated pages have entries of their own.
  ["/o-nas?utm=1&_data=root", "/o-nas?_data=root"],
  ["/o-nas?jezyk=en&utm=1", "/o-nas?jezyk=en"],
  ["/o-nas?jezyk=de", "/o-nas"],
  [`${pageDataHref("/o-nas", "routes/page")}&utm=1`, pageDataHref("/o-nas", "routes/page")],
])("%s is cached as %s", async (url, expected) => expect(await canonicalHref(url, routeAt)).toBe(expected));

test("a page that says how it reads its parameters is cached by what it shows", async () => {
  const at = (query: string) => canonicalHref(`/produkt/lira?${query}`, routeAt);
  expect(await at("wykonczenie=chrom&wykonczenie=x&utm=1")).toBe("/produkt/lira?wykonczenie=chrom");
  expect(await at("wykonczenie=nieznane")).toBe("/produkt/lira");
  expect(await at("wykonczenie=nieznane&jezyk=en")).toBe("/produkt/lira?jezyk=en");
});

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom("strona", "tag", "utm_source", "jezyk", "__proto__"), fc.string()),
  fc.string(),
);
const query = fc.array(parameter).map((pairs) => new URLSearchParams(pairs).toString());

const at = (search: string) => canonicalHref(`/aktualnosci?${search}`, routeAt);

test("unknown parameters never make another entry (19.2)", async () => {
  await fc.assert(
    fc.asyncProperty(query, query, async (search, noise) => {
      const foreign = new URLSearchParams(
        [...new URLSearchParams(noise)].map(([name, value]): [string, string] => [`x-${name}`, value]),
      );
      expect(await at(`${foreign}&${search}`)).toBe(await at(search));
    }),
  );
});

test("values of known parameters always make another entry", async () => {
  const text = fc.string({ unit: "grapheme" });
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const [first, second] = [one, other].map((tag) => at(new URLSearchParams({ tag }).toString()));
      expect((await first) === (await second)).toBe(one === other);
    }),
  );
});
