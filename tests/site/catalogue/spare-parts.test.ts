import { expect, test } from "vitest";
import { z } from "zod";
import { canonical, follow, get, isNoindex, jsonLd, mainWords, site } from "../../support/site/shared-pages";

const cartridge = "/czesci-zamienne/CZ-1025";
const mixer = "/produkt/lira-bateria-umywalkowa-niska";

test("a part's number that was replaced leads for good to its successor, which names it (12.11, 16.14)", async () => {
  const { status, headers } = await get("/czesci-zamienne/CZ-1005");
  expect(status).toBe(301);
  expect(headers.get("location")).toBe(cartridge);
  expect((await get(cartridge)).text).toContain("CZ-1005, CZ-1015");
});

test.each(["CZ-9999", "nie-ma", "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "__proto__", "x".repeat(3_000)])(
  "a part's number that no part has (%s) is a 404 that offers the search (12.11, 16.14)",
  async (number) => {
    const { status, headers, text } = await get(`/czesci-zamienne/${number}`);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toContain("s-maxage=5");
    expect(text).toContain("Nie ma części");
    expect(text).toContain('action="/czesci-zamienne"');
    expect(text).not.toContain("<script>alert(1)");
    expect(isNoindex(text)).toBe(true);
  },
);

test("the list leads to every part, and so does the sitemap (1.29)", async () => {
  const [list, sitemap] = await Promise.all([get("/czesci-zamienne"), get("/sitemap.xml")]);
  const parts = [...list.text.matchAll(/href="(\/czesci-zamienne\/CZ-\d+)"/g)].flatMap(([, to = ""]) => to);
  expect(parts.length).toBeGreaterThan(40);
  for (const to of parts) expect(sitemap.text).toContain(`${site.url}${to}</loc>`);
});

test("the cartridge of a tap is found by the tap: which product, which part, the part (1.30, 16.14, 16.20)", async () => {
  const asked = await get("/czesci-zamienne?q=bateria+lira+niska");
  const found = await get(asked.headers.get("location") ?? "");
  const product = await follow(found, "Bateria umywalkowa niska Lira");
  expect(product.href).toBe(mixer);
  expect(mainWords(product.text)).toMatch(/CZ-1025 Regulator ceramiczny 25 mm Ø 25 × 46 mm/);
  const part = await follow(product, "CZ-1025");
  expect(part.href).toBe(cartridge);
  for (const words of [
    "9520001010255",
    "Średnica 25 mm",
    "Masa 0,05 kg",
    "Przygotuj: klucz imbusowy",
    "Zamknij zawory",
  ])
    expect(mainWords(part.text)).toContain(words);
  for (const { text } of [product, part]) expect(text).toContain('href="/projekt?dodaj=CZ-1025"');
});

test("a product leads to its parts, each of them back to it (16.20)", async () => {
  const chosen = await get("/czesci-zamienne?produkt=LR-110");
  expect([chosen.status, chosen.headers.get("location")]).toEqual([302, `${mixer}#czesci`]);
  const { text } = await get(mixer);
  const parts = [...text.matchAll(/href="(\/czesci-zamienne\/CZ-\d+)"/g)].flatMap(([, to]) => to ?? []);
  expect(parts).toContain(cartridge);
  for (const to of parts) expect((await get(to)).text).toContain(`href="${mixer}"`);
});

test("a part tells search engines what it fits (16.14)", async () => {
  const { text } = await get(cartridge);
  expect(canonical(text)).toBe(cartridge);
  const part = z.object({
    "@type": z.literal("Product"),
    sku: z.literal("CZ-1025"),
    gtin13: z.literal("9520001010255"),
    weight: z.object({ value: z.literal(0.05), unitCode: z.literal("KGM") }),
    additionalProperty: z.array(z.object({ name: z.string(), value: z.string() })),
    isAccessoryOrSparePartFor: z.array(z.object({ "@id": z.url(), productGroupID: z.string() })),
  });
  const told = jsonLd(text).flatMap((thing) => part.safeParse(thing).data ?? []);
  expect(told).toHaveLength(1);
  // The product is named by the same `@id` as on its own page.
  expect(told[0]?.isAccessoryOrSparePartFor).toContainEqual({
    "@id": site.url + mixer,
    productGroupID: "LR-110",
  });
  expect(told[0]?.additionalProperty).toContainEqual({ name: "Średnica", value: "25 mm" });
  expect(JSON.stringify(told)).not.toMatch(/price|offers/i);
});

test("the small drawings of parts are in files by the beginnings of their numbers (2.14)", async () => {
  const list = await get("/czesci-zamienne");
  const shown = [...list.text.matchAll(/<use href="(\/builds\/icons\/czesci-CZ-\d\.svg)#([^"]+)"/g)];
  expect(shown.length).toBeGreaterThan(40);
  const symbols = await get("/builds/icons/czesci-CZ-1.svg");
  expect(symbols.headers.get("content-type")).toBe("image/svg+xml");
  expect(symbols.headers.get("cache-control")).toContain("max-age=300");
  const files = [symbols, await get("/builds/icons/czesci-CZ-2.svg")].map(({ text }) => text);
  const isDrawn = (code: string) => files[Number(code[3]) - 1]?.includes(`<symbol id="${code}"`);
  expect(shown.filter(([, , code = ""]) => !isDrawn(code))).toEqual([]);
  expect((await get("/builds/icons/czesci-CZ-9.svg")).status).toBe(404);
});

test("a part's EAN leads to its page, as a code and as a URL (2.12, 16.14)", async () => {
  const code = await get("/01/09520001010255");
  expect([code.status, code.headers.get("location")]).toEqual([307, `${site.url}${cartridge}`]);
  const typed = await get("/czesci-zamienne/9520001010255");
  expect([typed.status, typed.headers.get("location")]).toEqual([301, cartridge]);
  const linkset = JSON.parse((await get("/01/9520001010255?linkType=linkset")).text);
  expect(linkset.linkset[0].description).toMatch(/^Regulator ceramiczny/);
});
