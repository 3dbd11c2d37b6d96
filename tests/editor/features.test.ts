import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { keepFewProducts, optionalPaths } from "../support/site/bare-content";
import { crawl, isDead } from "../support/site/crawl";
import { editedSite } from "../support/site/edited-site";
import { publish } from "../support/site/publish";
import type { Site } from "../support/site/site";

const fixture = path.resolve(import.meta.dirname, "../fixtures/content");

const ask = (site: Site, href: string) => fetch(site.url + href, { redirect: "manual" });
const read = async (site: Site, href: string) => (await ask(site, href)).text();

describe("a brand without anything that it may go without", async () => {
  const edited = await editedSite({ prepare: keepFewProducts, whenDone: afterAll });
  const { site } = edited;

  test("has no issues: it can be published (25.22)", async () => {
    expect(await publish(edited)).toMatchObject({ code: 0, complains: "" });
  });

  test("has no address of it: all are unknown, in the browser's data too (25.22)", async () => {
    for (const href of optionalPaths) {
      const answer = await ask(site, href);
      const isBelow = href.split("/").length > 2 && !href.startsWith("/czesci") && !href.startsWith("/dopas");
      expect([href, answer.status, answer.headers.get("location")]).toEqual(
        isBelow ? [href, 404, null] : [href, 302, "/404"],
      );
    }
    const data = await ask(site, "/qanda?_data=questions%2Froutes%2Fqanda");
    expect(data.headers.get("x-remix-redirect")).toBe("/404");
    expect((await ask(site, "/builds/icons/czesci-zamienne.svg")).status).toBe(404);
    expect((await ask(site, "/kolekcje/lira")).status).toBe(404);
    expect((await ask(site, "/aktualnosci/kolekcja-lira")).status).toBe(404);
  });

  test("links to nothing that does not exist, and mentions none of it (25.22)", async () => {
    const sitemap = await read(site, "/sitemap.xml");
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
    const start = ["/", "/404", "/produkt/nie-ma", "/produkty?q=lira", "/projekt?l=1.LR-110-CH", ...listed];
    const answers = [...(await crawl(site.url, start))];
    const dead = answers.flatMap(([href, answer]) => (isDead(answer) && !start.includes(href) ? href : []));
    expect(dead).toEqual([]);
    const pages = answers.filter(([, { type }]) => type === "text/html");
    expect(pages.length).toBeGreaterThan(40);
    const named = pages.flatMap(([href, { text }]) =>
      optionalPaths
        .filter((missing) => new RegExp(`["'(]${missing}["'#?/)]`).test(text))
        .map((missing) => `${href} names ${missing}`),
    );
    expect(named).toEqual([]);
    for (const href of [
      "/robots.txt",
      "/api/search?q=regulator",
      "/api/search?q=gwarancja",
      "/dane/produkty.json",
    ])
      for (const missing of optionalPaths) expect(await read(site, href)).not.toContain(`${missing}"`);
  });

  test("has a home page of the sections that its file has (25.30)", async () => {
    const home = await read(site, "/");
    expect([...home.matchAll(/<h2 id="([^"]+)/g)].map(([, id]) => id)).toContain("kategorie");
    expect(home).not.toMatch(/id="(?:narzedzia|kolekcje|pielegnacja|aktualnosci)"/);
  });

  test("has no heading without content below it (25.22)", async () => {
    const product = await read(site, "/produkt/lira-bateria-umywalkowa-niska");
    for (const words of ["Gwarancja", "Części zamienne", "Gdzie kupić", "Sprawdź, co pasuje", "Który format"])
      expect(product).not.toContain(words);
    expect(await read(site, "/produkty")).not.toContain(">Kolekcje<");
    expect(await read(site, "/404")).not.toContain("Sprawdź, czy pasuje");
    expect(await read(site, "/newsletter")).not.toContain("O\u00a0czym piszemy");
    expect(await read(site, "/projekt")).not.toMatch(/produkty i\sczęści|części zamiennej/);
    const links = await ask(site, "/01/09520000000103?linkType=all");
    expect(await links.text()).not.toMatch(/hasRetailers|consumerHandling/);
  });
});

test("a feature appears once its content is published, and disappears once that is withdrawn (25.24)", async () => {
  const edited = await editedSite({ prepare: keepFewProducts });
  const { site, cwd } = edited;
  const statusOf = async (href: string) => (await ask(site, href)).status;
  const shops = ["points-of-sale.yaml", "pages/punkty-sprzedazy.md"];
  const put = (file: string) => cpSync(path.join(fixture, file), path.join(cwd, "content", file));
  const take = (file: string) => rmSync(path.join(cwd, "content", file));
  const product = "/produkt/lira-bateria-umywalkowa-niska";
  expect(await statusOf("/punkty-sprzedazy")).toBe(302);
  expect(await read(site, product)).not.toContain("Gdzie kupić");

  put("points-of-sale.yaml");
  const half = await publish(edited);
  expect([half.code, half.complains]).toEqual([
    1,
    expect.stringContaining(
      "content/points-of-sale.yaml:1 – brakuje content/pages/punkty-sprzedazy.md: dodaj to, czego brakuje, albo usuń także to",
    ),
  ]);
  expect(await statusOf("/punkty-sprzedazy")).toBe(302);
  put("pages/punkty-sprzedazy.md");
  edited.edit("pages/punkty-sprzedazy.md", /\]\(\/(?!kontakt)[^)]*\)/g, "](/kontakt)");
  edited.edit("points-of-sale.yaml", /^( +collections:).*$/gm, "$1 []");
  expect(await publish(edited)).toMatchObject({ code: 0, complains: "" });
  expect(await statusOf("/punkty-sprzedazy")).toBe(200);
  // A busy site shows the previous pages for a while.
  await expect.poll(() => read(site, product)).toContain("Gdzie kupić");
  await expect.poll(() => read(site, "/sitemap.xml")).toContain("/punkty-sprzedazy</loc>");

  for (const file of shops) take(file);
  expect(await publish(edited)).toMatchObject({ code: 0, complains: "" });
  await expect.poll(() => statusOf("/punkty-sprzedazy")).toBe(302);
  await expect.poll(() => read(site, product)).not.toContain("Gdzie kupić");
  await expect.poll(() => read(site, "/sitemap.xml")).not.toContain("/punkty-sprzedazy");
});

test("the page of collections has words of its own where the home page shows none (1.27, 25.30)", async () => {
  const { site } = await editedSite({
    prepare: (folder) => {
      const home = path.join(folder, "pages/home.md");
      writeFileSync(home, readFileSync(home, "utf8").replace(/^ {2}- kind: collections\n(?: {4}.*\n)+/m, ""));
    },
  });
  expect(await read(site, "/kolekcje")).toMatch(/<meta name="description" content="Kolekcje Lira, [^"]+\."/);
});
