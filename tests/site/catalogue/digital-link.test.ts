import { expect, test } from "vitest";
import { site } from "../../support/site/shared-pages";

const { url } = site;
/** LR-110 in matt black, its second finish, and in chrome, its first. */
const black = "9520000000110";
const chrome = "9520000000103";
const blackPage = `${url}/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat`;

const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init });
const asLinkset = (path: string, accept: string) => ask(path, { headers: { Accept: accept } });

test.each([
  [`/01/${black}`, blackPage],
  [`/01/0${black}/10/PARTIA-7/21/A%2F1`, blackPage],
  [`/01/${black}?17=261231&linkType=gs1:pip&utm_source=qr`, `${blackPage}&17=261231&utm_source=qr`],
  // The first finish needs no query: its page is the product's own.
  [`/01/${chrome}`, `${url}/produkt/lira-bateria-umywalkowa-niska`],
])("%s leads by 307 to the page of its finish (2.12)", async (path, page) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get("Location")]).toEqual([307, page]);
  }
});

test("a code says where all links are (2.12)", async () => {
  const { headers } = await ask(`/01/${black}`);
  expect(headers.get("Link")).toBe(
    `<${url}/01/0${black}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
  );
  expect([headers.get("Vary"), headers.get("Access-Control-Allow-Origin")]).toEqual(["Accept", "*"]);
});

test.each([
  [`?linkType=linkset`, "*/*", "application/linkset+json"],
  ["", "application/linkset+json", "application/linkset+json"],
  ["", "application/json", "application/json; charset=utf-8"],
  [`?linkType=linkset`, "text/html,*/*", "application/json; charset=utf-8"],
])("all links come as a linkset for %j and %j (2.12)", async (query, accept, type) => {
  const response = await asLinkset(`/01/${black}/10/7${query}`, accept);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
  expect(response.headers.get("Link")).toContain('rel="http://www.w3.org/ns/json-ld#context"');
  const { linkset } = await response.json();
  expect(linkset[0]).toMatchObject({
    anchor: `${url}/01/0${black}`,
    "https://ref.gs1.org/voc/defaultLink": [{ href: blackPage }],
  });
});

test("the links of a linkset exist, and lead where their types say (2.12)", async () => {
  const { linkset } = await (await asLinkset(`/01/${black}`, "application/linkset+json")).json();
  const { anchor, description: _, ...links } = linkset[0] as Record<string, unknown>;
  for (const [type, [link]] of Object.entries(links) as [string, [{ href: string }]][]) {
    const isDefault = type.endsWith("/defaultLink");
    const query = isDefault ? "" : `?linkType=${encodeURIComponent(type)}`;
    const led = await fetch(String(anchor) + query, { redirect: "manual" });
    expect(led.headers.get("Location"), type).toBe(link.href);
    expect((await fetch(link.href)).status, link.href).toBe(200);
  }
});

test("a browser, which would take JSON too, gets the page of a code (2.12)", async () => {
  const accept = "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8";
  expect((await asLinkset(`/01/${black}`, accept)).status).toBe(307);
});

test.each([
  [400, "/01/9520000000111", "Cyfra kontrolna"],
  [400, "/01/%3Cscript%3E", "od 8 do 14 cyfr"],
  [404, "/01/5901234123457", "Żaden nasz produkt nie ma numeru GTIN (EAN) 5901234123457"],
  [404, `/01/${black}?linkType=gs1:recipeInfo`, "nie mamy informacji tego rodzaju"],
])(
  "a code that leads nowhere is a %i at %s, which says why and offers the search",
  async (status, path, reason) => {
    const response = await ask(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=5");
    expect(html).toContain(reason);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<main.*<form[^>]* action="\/produkty".*<\/main>/s);
    expect((await asLinkset(path, "application/linkset+json")).status).toBe(status);
  },
);

test("other sites may ask with headers of their own; nothing else but reading is allowed", async () => {
  const asked = await ask(`/01/${black}`, { method: "OPTIONS" });
  expect([asked.status, asked.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect((await ask(`/01/${black}`, { method: "POST", body: "" })).status).toBe(405);
});

test("the resolver describes itself", async () => {
  const response = await ask("/.well-known/gs1resolver");
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(await response.json()).toMatchObject({ resolverRoot: url, supportedPrimaryKeys: ["01"] });
});

test("search engines may follow codes, but are not given them as pages", async () => {
  expect(await (await ask("/robots.txt")).text()).toContain("Allow: /01/\n");
  expect(await (await ask("/sitemap.xml")).text()).not.toContain("/01/");
});
