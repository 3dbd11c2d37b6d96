import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ownSite } from "../support/site/own-site";
import { subscribe } from "../support/site/subscribe";

test("remix-serve serves pages, forms with their mails and downloads of the same build (22.14)", async () => {
  const { url, dataDir } = await ownSite({
    command: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    env: { LOG_LEVEL: "silent" },
  });
  const page = await fetch(`${url}/o-nas`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1")]);

  const build = await fetch(`${url}/builds/latest.json`);
  expect(await build.json()).toHaveProperty("id");

  const foreign = await fetch(`${url}/newsletter?_data=newsletter%2Froutes%2Fnewsletter`, {
    method: "POST",
    body: new URLSearchParams({ email: "jan@example.pl", terms: "on", website: "" }),
    headers: { Origin: "https://other.example" },
  });
  expect(foreign.status).toBe(403);

  const sent = await subscribe({ url }, "anna@example.pl");
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/newsletter/wyslano"]);
  const outbox = path.join(dataDir, "outbox");
  await expect.poll(() => readdirSync(outbox, { encoding: "utf8" })).toHaveLength(1);
  expect(readFileSync(path.join(outbox, readdirSync(outbox)[0] ?? ""), "utf8")).toContain("anna@example.pl");

  for (const file of ["/dane/produkty.json", "/pliki/projekt.pdf?l=1.LR-120-CH"]) {
    const download = await fetch(url + file);
    expect([download.status, (await download.bytes()).byteLength > 1_000], file).toEqual([200, true]);
  }
});
