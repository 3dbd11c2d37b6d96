import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { crawl, isDead } from "../support/site/crawl";
import { deployBuild } from "../support/site/deployment";
import { ownSite } from "../support/site/own-site";

// A file that is not made yet is a 503, which `fetch` must not repeat here.
vi.unstubAllGlobals();

/** What `npm start` does not wait for, in the order in which a build writes it. */
const written = ["client/files", "client/dane", "files.json", "BUILD_ID"];
const productPage = "/produkt/lira-bateria-umywalkowa-niska";
const sheet = "/files/karty/LR-110-lira-bateria-umywalkowa-niska.pdf";

test("until all files of a build are there no list offers one; then the running site does (22.13)", async () => {
  const cwd = deployBuild();
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(path.join(cwd, "aside"));
  const move = (name: string, from: string, to: string) =>
    renameSync(path.join(cwd, from, name), path.join(cwd, to, path.basename(name)));
  for (const name of written) move(name, "build", "aside");
  const { url, output, warm } = await ownSite({ cwd, env: { PAGE_CACHE_MB: "64", LOG_LEVEL: "info" } });
  await warm();
  expect(output()).toContain("The build goes on");

  const answers = [...(await crawl(url, ["/", "/sitemap.xml", productPage]))];
  // A text in `content/` links to the open data, whether or not that exists yet.
  const dead = answers.filter(([href, answer]) => isDead(answer) && !href.startsWith("/dane/"));
  expect(dead.map(([href]) => href)).toEqual([]);
  expect(answers.length).toBeGreaterThan(100);
  const early = await fetch(url + sheet);
  expect([early.status, early.headers.get("Retry-After")]).toEqual([503, "5"]);

  for (const name of written) move(path.basename(name), "aside", path.join("build", path.dirname(name)));
  await expect.poll(async () => (await fetch(url + productPage)).text()).toContain(sheet);
  expect((await fetch(url + sheet)).status).toBe(200);
  expect(output()).toContain("All files of the build are there");
});
