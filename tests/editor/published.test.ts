import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { publishText } from "../support/site/publish";

/**
 * The tests share one site. After each test, the files are restored, but what the site serves is not. After a
 * publication, a busy site shows the previous pages for a while.
 */
const edited = await editedSite({ prepare: keepFewProducts, whenDone: afterAll });
const { site, cwd, edit } = edited;

function write(name: string, text: string) {
  const file = path.join(cwd, "content", name);
  writeFileSync(file, text);
  onTestFinished(() => rmSync(file, { force: true }));
}

const product = "products/lira-bateria-umywalkowa-niska.yaml";
const productPage = "/produkt/lira-bateria-umywalkowa-niska";

const read = async (address: string) => (await fetch(site.url + address)).text();
const heading = (page: string) => /<h1[^>]*>([^<]*)/.exec(page)?.[1];

test("publishing puts edited content into use: names, a finish that there never was, drafts, numbers on drawings, redirects and synonyms; pages, views and the log say so (2.6, 25.1, 25.5, 25.7, 25.9, 25.10, 25.27)", async () => {
  const keyOf = async () => /"publishedKey":"(\w+)"/.exec(await read("/kontakt"))?.[1];
  const suggested = () => read("/api/search?q=kurek");
  const draft = "/produkt/osta-wieszak";
  const lists = ["/produkty", "/sitemap.xml", "/api/search?q=wieszak+osta"];
  for (const list of lists) expect([list, await read(list)]).toEqual([list, expect.stringContaining(draft)]);
  const before = await keyOf();
  expect([await read(productPage), await suggested()]).toEqual([
    expect.not.stringContaining(">987<"),
    expect.not.stringContaining("Bateria"),
  ]);

  const copper = 'look: { colour: "#b26a47", metal: true, roughness: 0.3 }';
  edit("collections.yaml", "finishes:\n", `finishes:\n  - { id: miedz, label: Miedź, ${copper} }\n`);
  edit(product, /^name: .*$([\s\S]*?)id: chrom/m, "name: Bateria próbna$1id: miedz");
  edit("products/osta-wieszak.yaml", /^name:/m, "draft: true\nname:");
  const views = /("lira-bateria-umywalkowa-niska": [\s\S]*?"text": )"[^"]*"/;
  edit("drawings.json", views, (found) => found.replace(/"[^"]*"$/, '"987"'));
  write("redirects.yaml", "redirects:\n  - { from: /probny, to: /kontakt, status: 301 }\n");
  write("search.yaml", "synonyms:\n  - word: bateria\n    also: [kurek]\n");
  await publishText(edited);

  const swatch = /<svg[^>]* color="#b26a47"[^>]* class="swatch swatch-brushed/;
  await expect.poll(async () => heading(await read(productPage))).toContain("Bateria próbna");
  expect(heading(await read(`${productPage}?wykonczenie=miedz`))).toContain("Bateria próbna");
  for (const shown of [swatch, />987</]) expect(await read(productPage)).toMatch(shown);
  expect(await read("/produkty?wykonczenie=miedz")).toMatch(swatch);
  await expect.poll(async () => (await fetch(site.url + draft)).status).toBe(404);
  for (const list of lists) await expect.poll(() => read(list), { message: list }).not.toContain(draft);
  await expect.poll(suggested).toContain("Bateria");
  // Pages know the redirect at once: their key has changed.
  const { id } = JSON.parse(await read("/builds/latest.json"));
  const key = await keyOf();
  expect(key).not.toBe(before);
  const rules = await read(`/builds/meta/${id}.json?content=${key}`);
  expect(JSON.parse(rules).redirects).toMatchObject({ "/probny": "/kontakt" });
  await expect.poll(site.output).toContain("Content published");
});

test("a page that was added is in menus, breadcrumb, search and sitemap once it is published, and is gone when it is removed (1.35, 25.11)", async () => {
  const status = async () => (await fetch(`${site.url}/montaz`, { redirect: "manual" })).status;
  const title = "Montaż krok";
  const text = [
    `title: ${title}`,
    "path: /montaz",
    "description: Jak zamontować baterię",
    "lead: Od zaworu do uszczelki.",
    'updated: "2026-11-24"',
  ].join("\n");
  expect(await status()).toBe(302);

  write("pages/montaz.md", `---\n${text}\n---\n\n## Przed montażem\n\nZakręć wodę.\n`);
  await publishText(edited);
  await expect.poll(status).toBe(200);
  const page = await read("/montaz");
  expect(heading(page)).toBe(title);
  expect(page.includes(`"name":"${title}"`)).toBe(true);
  await expect.poll(() => read("/sitemap.xml")).toContain("/montaz</loc>");
  expect(await read("/api/search?q=monta%C5%BC")).toContain('"/montaz"');
  const data = await fetch(`${site.url}/montaz?_data=editorial%2Froutes%2Fplain-page`);
  expect(await data.json()).toMatchObject({ page: { path: "/montaz" } });

  edit("navigation.yaml", /(columns:[\s\S]*?children:\n)/, (found) => {
    const indent = " ".repeat(8);
    return `${found}${indent}- { label: Montaż, icon: "lucide:wrench", to: /montaz }\n`;
  });
  await publishText(edited);
  await expect.poll(async () => (await read("/")).includes(`href="/montaz"`)).toBe(true);
  const isLabelled = async () => (await read("/montaz")).includes('"position":2,"name":"Montaż","item"');
  await expect.poll(isLabelled).toBe(true);

  edit("navigation.yaml", /^.*to: \/montaz.*\n/m, "");
  rmSync(path.join(cwd, "content/pages/montaz.md"));
  await publishText(edited);
  await expect.poll(status).toBe(302);
  await expect.poll(() => read("/sitemap.xml")).not.toContain("/montaz");
});
