import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { operate } from "../support/site/operate";
import { ownSite } from "../support/site/own-site";
import { publish, publishText, startPublishing } from "../support/site/publish";
import type { Site } from "../support/site/site";

const product = "products/lira-bateria-umywalkowa-niska.yaml";
const productPage = "/produkt/lira-bateria-umywalkowa-niska";

const read = async (site: Site, address: string) => (await fetch(site.url + address)).text();
/** Gives a site public files of its own, which a test may change. */
function ownPublic(cwd: string) {
  rmSync(path.join(cwd, "public"));
  cpSync("public", path.join(cwd, "public"), { recursive: true, dereference: true });
}
const heading = (page: string) => /<h1[^>]*>([^<]*)/.exec(page)?.[1];

test("publications take turns, even after one that was killed; pages and files are of one content, the build's stay as they are, and a draft's, deleted ones and what a link leads to are not there (25.5, 25.7, 25.53)", async () => {
  const edited = await editedSite({ prepare: keepFewProducts });
  const { site, cwd, edit } = edited;
  const publications = path.join(site.dataDir, "published");
  const name = "Bateria próbna";
  const drafted = [
    ...["/files/OS-910-osta-wieszak.zip", "/files/bim/OS-910-osta-wieszak.ifc"],
    ...["/files/karty/OS-910-osta-wieszak.pdf", "/models/osta-wieszak/OS-910-osta-wieszak.step"],
    ...["/models/osta-wieszak/preview.glb", "/images/packshots/osta-wieszak-stal-szczotkowana-640.avif"],
  ];
  const deleted = "/images/news/kolekcja-kanta-640.avif";
  const linked = "/models/tajne.txt";
  const hidden = [...drafted, deleted];
  const statusOf = async (file: string) => (await fetch(site.url + file, { redirect: "manual" })).status;
  expect(await Promise.all(hidden.map(statusOf))).toEqual(hidden.map(() => 200));
  ownPublic(cwd);
  rmSync(path.join(cwd, "public", deleted));
  symlinkSync("/etc/hostname", path.join(cwd, "public", linked));
  symlinkSync("/etc/hostname", path.join(cwd, "content/pages/tajne.md"));

  edit(product, /^name: .*$/m, `name: ${name}`);
  edit("products/osta-wieszak.yaml", /^name:/m, "draft: true\nname:");
  const killed = startPublishing(edited);
  await expect.poll(() => readdirSync(site.dataDir)).toContain("published");
  killed.kill("SIGKILL");
  await once(killed, "close");
  expect(await read(site, "/dane/produkty.csv")).not.toContain(name);

  const results = await Promise.all([publish(edited), publish(edited)]);
  expect(results.map(({ code, complains }) => [code, complains])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(results.map(({ says }) => says).join()).toContain("Inna publikacja jest w toku");
  await expect.poll(async () => heading(await read(site, productPage))).toContain(name);
  expect(await read(site, "/dane/produkty.csv")).toContain(name);
  expect(readFileSync("build/client/dane/produkty.csv", "utf8")).not.toContain(name);
  expect(await Promise.all([...hidden, linked, "/tajne"].map(statusOf))).not.toContain(200);
  const kept = readdirSync(publications).filter((name) => !name.startsWith("cache"));
  expect(kept.sort()).toEqual(["1", "2", "current", "lock"]);
});

test("a start shows what was published last, whatever is edited, unreadable or of another build; -- --back what was before (22.10, 25.41)", async () => {
  const edited = await editedSite({ prepare: keepFewProducts });
  const { edit, cwd, site } = edited;
  const link = path.join(site.dataDir, "published/current");
  const show = async (name: string) => {
    edit(product, /^name: .*$/m, `name: ${name}`);
    await publishText(edited);
  };
  /** The heading that visitors see after a restart. */
  const restarted = async () => {
    await edited.site.stop();
    edited.site = await ownSite({ cwd, env: { DATA_DIR: site.dataDir } });
    return heading(await read(edited.site, productPage));
  };
  await show("Bateria pierwsza");
  await show("Bateria druga");
  await expect.poll(async () => heading(await read(site, productPage))).toContain("druga");
  edit("brand.yaml", /^claim: .*$/m, "claim: 5");
  const rejected = await publish(edited);
  expect([rejected.code, rejected.complains]).toEqual([1, expect.stringContaining("content/brand.yaml:")]);
  site.process.kill("SIGHUP");

  expect(await restarted()).toContain("druga");
  await expect.poll(edited.site.output).toContain("The edited content differs from what is shown");
  const { says } = await operate(["doctor", "treść"], { cwd, env: { DATA_DIR: site.dataDir } });
  expect(says).toMatch(/^ok +treść: publikacja 2 /m);
  expect(says).toMatch(/^uwaga +treść: content\/brand\.yaml:\d+ – claim/m);

  const id = path.join(cwd, "build/BUILD_ID");
  rmSync(id);
  writeFileSync(id, "another build");
  writeFileSync(path.join(link, "content.jsonl"), "");
  expect(await restarted()).toContain("druga");
  writeFileSync(path.join(link, "publication.json"), "");
  expect(await restarted()).not.toContain("druga");
  await expect.poll(edited.site.output).toContain("Publication unreadable");

  rmSync(link);
  symlinkSync("1", link);
  await expect.poll(async () => heading(await read(edited.site, productPage))).toContain("pierwsza");
  expect(await publish(edited, "--back")).toMatchObject({ code: 0 });
  await expect
    .poll(async () => (await (await fetch(`${edited.site.url}/readyz`)).json()).publication)
    .toBe("build");
});

test("a file that cannot be made is named and not offered; everything else is published, and so is the file once it can be made (22.9, 22.16)", async () => {
  const edited = await editedSite({ prepare: keepFewProducts });
  const { site, cwd, edit } = edited;
  ownPublic(cwd);
  const picture = path.join(cwd, "public/images/packshots/lira-bateria-umywalkowa-niska-chrom-1200.jpg");
  const drawn = readFileSync(picture);
  rmSync(picture);
  writeFileSync(picture, "no picture");
  const [sheet, zip] = [
    "/files/karty/LR-110-lira-bateria-umywalkowa-niska.pdf",
    "/files/LR-110-lira-bateria-umywalkowa-niska.zip",
  ];
  const statusOf = async (file: string) => (await fetch(site.url + file)).status;

  edit(product, /^name: .*$/m, "name: Bateria próbna");
  const { code, complains } = await publish(edited);
  expect([code, complains]).toEqual([
    0,
    expect.stringMatching(/\(1\).*\n\/files\/karty\/LR-110\S+: Unknown image/),
  ]);
  await expect.poll(async () => heading(await read(site, productPage))).toContain("próbna");
  const page = await read(site, productPage);
  expect([page.includes(sheet), page.includes(zip)]).toEqual([false, true]);
  expect([await statusOf(sheet), await statusOf(zip)]).toEqual([404, 200]);
  const data = await read(site, "/dane/produkty.json");
  expect([data.includes(sheet), data.includes(zip)]).toEqual([false, true]);
  const { says } = await operate(["doctor", "pliki"], { cwd, env: { DATA_DIR: site.dataDir } });
  expect(says).toMatch(/^BŁĄD +pliki: .*\n +\/files\/karty\/LR-110/m);
  await expect.poll(site.output).toContain("Files could not be made");

  writeFileSync(picture, drawn);
  expect(await publish(edited)).toMatchObject({ code: 0, complains: "" });
  expect(await statusOf(sheet)).toBe(200);

  const published = path.join(site.dataDir, "published/current/files", sheet);
  rmSync(published);
  writeFileSync(published, "cut");
  const damaged = await operate(["doctor", "publikacja"], { cwd, env: { DATA_DIR: site.dataDir } });
  expect([damaged.code, damaged.says]).toEqual([1, expect.stringContaining(`niepełny plik ${sheet}`)]);
});

test("under load no request fails while content is reloaded, and no page mixes old and new content", async () => {
  const edited = await editedSite({ prepare: keepFewProducts, env: { PAGE_CACHE_MB: "16" } });
  const { site, edit } = edited;
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
  for (const round of [1, 2]) {
    edit(product, /^name: .*$/m, `name: Bateria próba${round}`);
    edit("navigation.yaml", /label: Kontakt.*$/m, `label: Kontakt próba${round}`);
    await publishText(edited);
    await expect.poll(() => seen.has(String(round))).toBe(true);
  }
  isDone = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect([...seen].sort()).toEqual(["1", "2"]);
});
