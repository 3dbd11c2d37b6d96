import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { editedSite } from "../support/edited-site";
import type { Site } from "../support/site";

// Files for visitors are made in them, and sites started.
vi.setConfig({ testTimeout: 120_000 });

const product = "products/lira-bateria-umywalkowa-niska.yaml";
const productPage = "/produkt/lira-bateria-umywalkowa-niska";

async function publish({ site, cwd }: { site: Site; cwd: string }) {
  const child = spawn(process.execPath, [path.join(cwd, "scripts/operate.js"), "publish"], {
    cwd,
    env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: "warn" },
  });
  const [says, complains, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, says, complains };
}

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
  expect(site.output()).toContain("New content is in use");
});

test("a mistake changes nothing: publishing ends with 1 and names file and line, so does the log after SIGHUP (25.5)", async () => {
  const edited = await editedSite();
  const { site, edit } = edited;
  const before = heading(await read(site, productPage));
  edit(product, /^name: .*$/m, "nazwa: Bateria próbna");
  const mistake = `content/${product}:`;
  const { code, complains } = await publish(edited);
  expect([code, complains]).toEqual([1, expect.stringContaining(mistake)]);
  expect(site.output()).not.toContain("not read anew");
  site.process.kill("SIGHUP");
  await expect
    .poll(() => site.output(), { timeout: 30_000 })
    .toMatch(new RegExp(`${mistake}.*not read anew`));
  expect(heading(await read(site, productPage))).toBe(before);
});

test("publishing ends when every page and every file is new, and leaves the build's files as they are (25.5)", async () => {
  const edited = await editedSite({ content: "content" });
  const { site, cwd, edit } = edited;
  const [name = ""] = readdirSync(path.join(cwd, "content/products"));
  const slug = path.basename(name, ".yaml");
  edit(`products/${name}`, /^name: .*$/m, "name: Produkt próbny");
  const { code, says } = await publish(edited);
  expect([code, says]).toEqual([0, expect.stringContaining("Opublikowano")]);
  expect(heading(await read(site, `/produkt/${slug}`))).toContain("Produkt próbny");
  expect(readFileSync("build/client/dane/produkty.csv", "utf8")).not.toContain("Produkt próbny");
  expect(await read(site, "/dane/produkty.csv")).toContain("Produkt próbny");
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
    const counted = site.output().split("Listed pages are cached").length;
    site.process.kill("SIGHUP");
    await expect
      .poll(() => site.output().split("Listed pages are cached").length, { timeout: 60_000 })
      .toBeGreaterThan(counted);
  }
  isDone = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect([...seen].sort()).toEqual(["1", "2", "3"]);
});
