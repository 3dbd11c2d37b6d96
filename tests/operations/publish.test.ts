import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { publish, startPublishing } from "../support/site/publish";
import type { Site } from "../support/site/site";

// The tests generate downloads and start sites, which takes longer than the default.
vi.setConfig({ testTimeout: 120_000 });

const product = "products/lira-bateria-umywalkowa-niska.yaml";
const productPage = "/produkt/lira-bateria-umywalkowa-niska";

const read = async (site: Site, address: string) => (await fetch(site.url + address)).text();
const heading = (page: string) => /<h1[^>]*>([^<]*)/.exec(page)?.[1];

test("publications take turns, also after one that was killed; pages and files are of one content, the build's stay as they are, and a draft's are gone (25.5, 25.7)", async () => {
  const edited = await editedSite({ prepare: keepFewProducts });
  const { site, edit } = edited;
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
  const killed = startPublishing(edited);
  await expect.poll(() => existsSync(publications)).toBeTruthy();
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
  const edited = await editedSite({ prepare: keepFewProducts });
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
    await expect.poll(() => seen.has(String(round))).toBe(true);
  }
  isDone = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect([...seen].sort()).toEqual(["1", "2", "3"]);
});
