import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { editedSite } from "../support/site/edited-site";
import { publish, startPublishing } from "../support/site/publish";
import type { Site } from "../support/site/site";

// The tests generate downloads and start sites, which takes longer than the default.
vi.setConfig({ testTimeout: 120_000 });

const product = "products/lira-bateria-umywalkowa-niska.yaml";
const productPage = "/produkt/lira-bateria-umywalkowa-niska";

const read = async (site: Site, address: string) => (await fetch(site.url + address)).text();
const heading = (page: string) => /<h1[^>]*>([^<]*)/.exec(page)?.[1];

test("SIGHUP puts edited content into use: pages, views and the log say so (25.1, 25.5)", async () => {
  const { site, edit } = await editedSite();
  await read(site, `${productPage}?wykonczenie=chrom`);
  edit(product, /^name: .*$/m, "name: Bateria próbna");
  site.process.kill("SIGHUP");
  await expect
    .poll(async () => heading(await read(site, productPage)), { timeout: 30_000 })
    .toContain("Bateria próbna");
  expect(heading(await read(site, `${productPage}?wykonczenie=chrom`))).toContain("Bateria próbna");
  expect(site.output()).toContain("Content reloaded");
});

test("a finish that content has never had shows its own colour wherever the product is shown (25.9)", async () => {
  const { site, edit } = await editedSite();
  const copper = 'look: { colour: "#b26a47", metal: true, roughness: 0.3 }';
  edit("collections.yaml", "finishes:\n", `finishes:\n  - { id: miedz, label: Miedź, ${copper} }\n`);
  edit(product, "id: chrom", "id: miedz");
  site.process.kill("SIGHUP");
  const swatch = /<svg[^>]* color="#b26a47"[^>]* class="swatch swatch-brushed/;
  await expect.poll(() => read(site, productPage), { timeout: 30_000 }).toMatch(swatch);
  expect(await read(site, "/produkty?wykonczenie=miedz")).toMatch(swatch);
});

test("a number on a drawing is that of the content that was published last (25.27)", async () => {
  const { site, edit } = await editedSite();
  expect(await read(site, productPage)).not.toContain(">987<");
  const views = /("lira-bateria-umywalkowa-niska": [\s\S]*?"text": )"[^"]*"/;
  edit("drawings.json", views, (found) => found.replace(/"[^"]*"$/, '"987"'));
  site.process.kill("SIGHUP");
  await expect.poll(() => read(site, productPage), { timeout: 30_000 }).toContain(">987<");
});

test("a drawing of a part that was replaced is shown on its page and small, once it is published (16.21, 25.5)", async () => {
  const { site, edit } = await editedSite();
  const seen = () =>
    Promise.all(
      ["/czesci-zamienne/CZ-1025", "/builds/icons/czesci-zamienne.svg"].map((at) => read(site, at)),
    );
  expect((await seen()).filter((text) => text.includes("M1 1h7"))).toEqual([]);
  edit("spare-parts/CZ-1025.svg", "</svg>", '<path d="M1 1h7"/></svg>');
  site.process.kill("SIGHUP");
  await expect
    .poll(async () => (await seen()).filter((text) => text.includes('d="M1 1h7"')).length, {
      timeout: 30_000,
    })
    .toBe(2);
});

test("a synonym that was added finds what its word finds, once it is published (25.10)", async () => {
  const { site, edit } = await editedSite();
  const suggested = () => read(site, "/api/search?q=kurek");
  expect(await suggested()).not.toContain("Bateria");
  edit("search.yaml", "also: [kran]", "also: [kran, kurek]");
  site.process.kill("SIGHUP");
  await expect.poll(suggested, { timeout: 30_000 }).toContain("Bateria");
});

test("a measure, its facet and the name of another measure are in use once they are published, and gone when taken back (25.15, 25.17)", async () => {
  const edited = await editedSite();
  const { site, edit } = edited;
  const listOf = (query: string) => read(site, `/produkty?${query}`);
  const hasProduct = async (query: string) => (await listOf(query)).includes(`"${productPage}"`);
  await listOf("przewod_od=1");
  expect(await listOf("")).not.toContain('name="przewod_od"');

  const facet = "facet: { parameter: przewod, order: 4 }";
  const measure = `  - { id: cableLength, label: Długość przewodu, key: 6, ${facet} }\n`;
  edit("kinds.yaml", "values:\n", `${measure}values:\n`);
  edit("kinds.yaml", "label: Wysokość wylotu", "label: Wysokość strumienia");
  edit(product, "measures:\n", "measures:\n  cableLength: 1500\n");
  expect(await publish(edited)).toMatchObject({ code: 0, complains: "" });
  const page = await read(site, productPage);
  expect(page).toContain("1500\u00a0mm");
  expect(page).toContain("Wysokość strumienia");
  expect(await listOf("")).toContain('name="przewod_od"');
  expect(await hasProduct("przewod_od=1")).toBe(true);
  expect(await hasProduct("przewod_od=2000")).toBe(false);
  expect(await listOf("przewod_od=x")).toContain("Długość przewodu: podaj liczbę milimetrów");
  const data = await fetch(`${site.url}/produkty?przewod_od=1&_data=routes%2Fcatalogue%2Fproducts`);
  expect(JSON.stringify(await data.json())).toContain("przewod");
  expect(await read(site, "/dane/produkty.csv")).toContain("Długość przewodu [mm]");
  expect(await read(site, "/produkty?zasieg_od=100&przewod_do=2000")).toContain("od 100 mm");

  edit("kinds.yaml", measure, "");
  const { code, complains } = await publish(edited);
  expect([code, complains]).toEqual([1, expect.stringContaining("measures.cableLength: kinds.yaml nie ma")]);
  edit(product, "  cableLength: 1500\n", "");
  site.process.kill("SIGHUP");
  await expect.poll(() => listOf(""), { timeout: 30_000 }).not.toContain("przewod");
  expect(await hasProduct("przewod_od=1&sortuj=nazwa")).toBe(await hasProduct("sortuj=nazwa"));
});

test("a role that leads nowhere stops publishing with file and line (25.16)", async () => {
  const edited = await editedSite();
  edited.edit("kinds.yaml", "  flow: flowLpm3bar", "  flow: cartridge");
  const { code, complains } = await publish(edited);
  expect(code).toBe(1);
  expect(complains).toMatch(
    /content\/kinds\.yaml:\d+ – roles\.flow: wymagana liczba w l\/min, a „cartridge” jest tekstem/,
  );
});

test("a page that was added stands in menus, breadcrumb, search and sitemap once it is published, and is gone when it is removed (1.35, 25.11)", async () => {
  const { site, cwd, edit } = await editedSite();
  const file = path.join(cwd, "content/pages/montaz.md");
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

  writeFileSync(file, `---\n${text}\n---\n\n## Przed montażem\n\nZakręć wodę.\n`);
  site.process.kill("SIGHUP");
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  const page = await read(site, "/montaz");
  expect(heading(page)).toBe(title);
  expect(page.includes(`"name":"${title}"`)).toBe(true);
  await expect.poll(() => read(site, "/sitemap.xml"), { timeout: 30_000 }).toContain("/montaz</loc>");
  expect(await read(site, "/api/search?q=monta%C5%BC")).toContain('"/montaz"');
  const data = await fetch(`${site.url}/montaz?_data=routes%2Feditorial%2Fplain-page`);
  expect(await data.json()).toMatchObject({ page: { path: "/montaz" } });

  edit("navigation.yaml", /(columns:[\s\S]*?children:\n)/, (found) => {
    const indent = " ".repeat(8);
    return `${found}${indent}- { label: Montaż, icon: "lucide:wrench", to: /montaz }\n`;
  });
  site.process.kill("SIGHUP");
  await expect
    .poll(async () => (await read(site, "/")).includes(`href="/montaz"`), { timeout: 30_000 })
    .toBe(true);
  const isLabelled = async () =>
    (await read(site, "/montaz")).includes('"position":2,"name":"Montaż","item"');
  await expect.poll(isLabelled, { timeout: 30_000 }).toBe(true);

  edit("navigation.yaml", /^.*to: \/montaz.*\n/m, "");
  edit("pages/montaz.md", "title:", "draft: true\ntitle:");
  site.process.kill("SIGHUP");
  await expect.poll(status, { timeout: 30_000 }).toBe(302);
  edit("pages/montaz.md", "draft: true\n", "");
  site.process.kill("SIGHUP");
  await expect.poll(status, { timeout: 30_000 }).toBe(200);

  rmSync(file);
  site.process.kill("SIGHUP");
  await expect.poll(status, { timeout: 30_000 }).toBe(302);
  await expect.poll(() => read(site, "/sitemap.xml"), { timeout: 30_000 }).not.toContain("/montaz");
});

test("a page where the site has something else stops publishing with file and line (25.11)", async () => {
  const edited = await editedSite();
  const text = "title: A\npath: /newsletter\ndescription: B\nlead: C\nupdated: '2026-11-24'";
  writeFileSync(path.join(edited.cwd, "content/pages/newsletter.md"), `---\n${text}\n---\n`);
  const { code, complains } = await publish(edited);
  expect(code).toBe(1);
  expect(complains).toContain("content/pages/newsletter.md:3 – path: pod tym adresem serwis ma co innego");
});

test("a mistake changes nothing: publishing ends with 1 and names file and line, so does the log after SIGHUP (25.5)", async () => {
  const edited = await editedSite();
  const { site, edit } = edited;
  const before = heading(await read(site, productPage));
  edit(product, /^name: .*$/m, "nazwa: Bateria próbna");
  const issue = `content/${product}:`;
  const { code, complains } = await publish(edited);
  expect([code, complains]).toEqual([1, expect.stringContaining(issue)]);
  expect(site.output()).not.toContain("Content reload failed");
  site.process.kill("SIGHUP");
  await expect
    .poll(() => site.output(), { timeout: 30_000 })
    .toMatch(new RegExp(`${issue}.*Content reload failed`));
  expect(heading(await read(site, productPage))).toBe(before);
});

test("publications take turns, also after one that was killed; pages and files are of one content, the build's stay as they are, and a draft's are gone (25.5, 25.7)", async () => {
  const edited = await editedSite({ content: "content" });
  const { site, cwd, edit } = edited;
  const publications = path.join(site.dataDir, "published");
  const name = "Bateria próbna";
  const drafted = [
    "/files/OS-910-osta-wieszak.zip",
    "/files/bim/OS-910-osta-wieszak.ifc",
    "/files/karty/OS-910-osta-wieszak.pdf",
    "/models/osta-wieszak/OS-910-osta-wieszak.step",
    "/models/osta-wieszak/preview.glb",
    "/images/packshots/osta-wieszak-stal-szczotkowana-640.avif",
  ];
  const statusOf = async (file: string) => (await fetch(site.url + file, { redirect: "manual" })).status;
  expect(await Promise.all(drafted.map(statusOf))).toEqual(drafted.map(() => 200));

  edit(product, /^name: .*$/m, `name: ${name}`);
  edit("products/osta-wieszak.yaml", /^name:/m, "draft: true\nname:");
  // What goes with it may not name a draft.
  for (const file of readdirSync(path.join(cwd, "content/products"), { encoding: "utf8" })) {
    const place = path.join(cwd, "content/products", file);
    const text = readFileSync(place, "utf8");
    writeFileSync(
      place,
      text.replace(/^ *- osta-wieszak\n|, osta-wieszak(?=[,\]])|(?<=\[)osta-wieszak, /m, ""),
    );
  }
  const killed = startPublishing(edited);
  await vi.waitUntil(() => existsSync(publications), { timeout: 60_000 });
  killed.kill("SIGKILL");
  await once(killed, "close");
  expect(await read(site, "/dane/produkty.csv")).not.toContain(name);

  const results = await Promise.all([publish(edited), publish(edited)]);
  expect(results.map(({ code, complains }) => [code, complains])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(results.map(({ says }) => says).join()).toContain("Inna publikacja jest w toku");
  expect(heading(await read(site, productPage))).toContain(name);
  expect(await read(site, "/dane/produkty.csv")).toContain(name);
  expect(readFileSync("build/client/dane/produkty.csv", "utf8")).not.toContain(name);
  expect(await Promise.all(drafted.map(statusOf))).not.toContain(200);
  const [build = ""] = readdirSync(publications);
  const left = readdirSync(path.join(publications, build)).filter((entry) => entry.startsWith("current."));
  expect(left).toEqual([]);
});

test("an instance that ends on the way is left to its next start, and the others show the new content", async () => {
  const edited = await editedSite();
  const { site, edit } = edited;
  const ended = createServer((request) => request.socket.destroy());
  ended.listen(path.join(site.dataDir, "reload-1.sock"));
  onTestFinished(() => void ended.close());
  edit(product, /^name: .*$/m, "name: Bateria próbna");
  expect((await publish(edited)).code).toBe(0);
  expect(heading(await read(site, productPage))).toContain("Bateria próbna");
});

test("under load no request fails while content is read anew, and no page shows half of two contents", async () => {
  const { site, edit } = await editedSite({ env: { PAGE_CACHE_MB: "16" } });
  const failures: string[] = [];
  const seen = new Set<string>();
  let isDone = false;
  let asked = 0;
  const visit = async (address: () => string) => {
    while (!isDone) {
      const answer = await fetch(site.url + address());
      const page = await answer.text();
      asked += 1;
      if (answer.status !== 200) failures.push(`${address()}: ${answer.status}`);
      const numbers = new Set([...page.matchAll(/próba(\d)/g)].map(([, number]) => number));
      if (numbers.size > 1) failures.push(`half of two contents: ${[...numbers].join(" and ")}`);
      for (const number of numbers) seen.add(String(number));
    }
  };
  const visitors = [
    () => productPage,
    () => "/",
    () => `${productPage}?wykonczenie=chrom`,
    () => `/produkty?szerokosc_od=${(asked % 300) + 1}`,
  ].map(visit);
  for (const round of [1, 2, 3]) {
    edit(product, /^name: .*$/m, `name: Bateria próba${round}`);
    edit("navigation.yaml", /label: O nas.*$/m, `label: O nas próba${round}`);
    site.process.kill("SIGHUP");
    await expect.poll(() => seen.has(String(round)), { timeout: 60_000 }).toBe(true);
  }
  isDone = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect([...seen].sort()).toEqual(["1", "2", "3"]);
});
