import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { publish } from "../support/site/publish";
import type { Site } from "../support/site/site";

const fixture = path.resolve(import.meta.dirname, "../fixtures/content");

const ask = (site: Site, href: string) => fetch(site.url + href, { redirect: "manual" });
const read = async (site: Site, href: string) => (await ask(site, href)).text();

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
  const template = await ask(site, "/pliki/szablon.pdf?a=LR-110&b=LR-110");
  expect(template.headers.get("Location")).toBe("/produkty");

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
