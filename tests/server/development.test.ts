import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getLines, sendRaw } from "../support/raw-request";
import { type Site, startSite } from "../support/site";

const fromProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

let folder: string;
let site: Site;

beforeAll(async () => {
  // Its content is written to.
  folder = mkdtempSync(path.join(tmpdir(), "modrawa-development-"));
  cpSync(fromProject("tests/fixtures/content"), path.join(folder, "content"), { recursive: true });
  site = await startSite({
    command: [fromProject("node_modules/tsx/dist/cli.mjs"), fromProject("server.ts")],
    cwd: folder,
    env: { NODE_ENV: "development" },
  });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true });
});

const heading = async (address: string) => /<h1[^>]*>([^<]*)/.exec(await page(address))?.[1];

const page = async (address: string) => (await fetch(site.url + address)).text();

test("pages see the parameters that they name, as in production", async () => {
  const secondPage = await page("/aktualnosci?strona=2");
  expect(secondPage.includes("strona=2")).toBe(true);
  expect((await page("/aktualnosci?strona=2&utm_source=x")).includes("utm_source")).toBe(false);
});

test("the guard, the redirects and the headers are those of production", async () => {
  const refused = await sendRaw(site.url, getLines("/%", "localhost"));
  expect(refused.status).toBe(400);
  const redirected = await fetch(`${site.url}/o-nas/`, { redirect: "manual" });
  expect([redirected.status, redirected.headers.get("location")]).toEqual([301, "/o-nas"]);
  const { headers } = await fetch(`${site.url}/o-nas`);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-request-id")).not.toBeNull();
});

test("an edit of a content file shows without a restart, and one with a mistake does not", async () => {
  const file = path.join(folder, "content/pages/o-nas.md");
  const original = readFileSync(file, "utf8");
  const retitled = original.replace(/^title: .*$/m, "title: Zmieniony");
  writeFileSync(file, retitled);
  await vi.waitFor(async () => expect(await heading("/o-nas")).toBe("Zmieniony"), {
    timeout: 20_000,
  });
  writeFileSync(file, retitled.replace(/^title: .*\n/m, ""));
  await vi.waitFor(
    () => expect(site.output()).toContain("content/pages/o-nas.md:2 – title: brakuje tego pola"),
    {
      timeout: 20_000,
    },
  );
  expect(await heading("/o-nas")).toBe("Zmieniony");
});
