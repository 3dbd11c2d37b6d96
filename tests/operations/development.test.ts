import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { startSite } from "../support/site/site";

const fromProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const secret = "a secret of forty-three characters, say some";

// A folder of its own, because the test edits the content.
const folder = newFolder();
cpSync(fromProject("tests/fixtures/content"), path.join(folder, "content"), { recursive: true });
mkdirSync(path.join(folder, "public/models/lira"), { recursive: true });
writeFileSync(path.join(folder, "public/models/lira/LR-110.step.gz"), gzipSync("ISO-10303-21;"));
writeFileSync(path.join(folder, "public/models/lira/preview.glb.br"), brotliCompressSync("glTF"));
mkdirSync(path.join(folder, "build/client/dane"), { recursive: true });
writeFileSync(path.join(folder, "build/client/dane/produkty.csv"), "kod;nazwa");
// Below the project, where `npm run dev` has its data folder too.
mkdirSync(fromProject(".cache"), { recursive: true });
const dataDir = mkdtempSync(fromProject(".cache/development-"));
writeFileSync(path.join(dataDir, "secret"), secret);
const site = await startSite({
  command: [
    fromProject("node_modules/tsx/dist/cli.mjs"),
    ...["--import", fromProject("tools/scripts/development.js")],
    fromProject("server.ts"),
  ],
  cwd: folder,
  // An empty variable counts as unset (22.3).
  env: { NODE_ENV: "", DATA_DIR: dataDir, LOG_LEVEL: "debug" },
});

afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

const heading = async (href: string) => /<h1[^>]*>([^<]*)/.exec(await page(href))?.[1];

const page = async (href: string) => (await fetch(site.url + href)).text();

test("pages see the parameters that they name, as in production", async () => {
  const secondPage = await page("/aktualnosci?strona=2");
  expect(secondPage.includes("strona=2")).toBe(true);
  expect((await page("/aktualnosci?strona=2&utm_source=x")).includes("utm_source")).toBe(false);
});

test("the debug log says which step has answered", async () => {
  await page("/?utm_source=x");
  await page("/wp-login.php%00");
  await expect.poll(site.output).toMatch(/"path":"\/wp-login[^}]*"answeredBy":"rejected"/);
});

test.each([
  ["a drawing that is stored compressed, as its plain file", "/models/lira/LR-110.step", "ISO-10303-21;"],
  ["a model that is stored compressed, as its plain file", "/models/lira/preview.glb", "glTF"],
  ["a file that the last build has made", "/dane/produkty.csv", "kod;nazwa"],
])("it serves %s", async (_, href, content) => expect(await page(href)).toBe(content));

test("an edit of a content file shows without a restart, and one with an issue does not", async () => {
  const file = path.join(folder, "content/pages/o-nas.md");
  const original = readFileSync(file, "utf8");
  const retitled = original.replace(/^title: .*$/m, "title: Zmieniony");
  writeFileSync(file, retitled);
  await expect.poll(() => heading("/o-nas")).toBe("Zmieniony");
  writeFileSync(file, retitled.replace(/^title: .*\n/m, ""));
  await expect.poll(site.output).toContain("content/pages/o-nas.md:2 – title: brakuje tego pola");
  expect(await heading("/o-nas")).toBe("Zmieniony");
});

test("only this machine reaches it (25.6)", async () => {
  const { port } = new URL(site.url);
  // The same machine, at another address.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

/** A file of Git's own; in a linked work tree, `.git` itself is one. */
const gitFile = statSync(fromProject(".git")).isFile() ? ".git" : ".git/HEAD";

test.each(["", "?raw", "?url", "?import", "?import&raw", "?inline", "?worker&url"])(
  "it serves no file that the site itself would not serve, asked for with %j",
  async (query) => {
    const samples: [file: string, sample: string][] = [
      [path.join(dataDir, "secret"), secret],
      ...(
        [
          [gitFile, readFileSync(fromProject(gitFile), "utf8").trim()],
          ["package.json", '"devDependencies"'],
          ["server.ts", "serveProduction"],
          ["tools/desk/main.ts", "startDesk"],
          ["content/brand.yaml", readFileSync(fromProject("content/brand.yaml"), "utf8").slice(0, 40)],
          ["app/entry.server.tsx", "renderDocument"],
          ["app/content/memo.test.ts", "stageContent"],
          [".ci/run", "pipefail"],
        ] as const
      ).map(([name, sample]): [string, string] => [fromProject(name), sample]),
    ];
    for (const [file, sample] of samples) {
      const fromRoot = `/${path.relative(fromProject("."), file)}`;
      for (const address of [fromRoot, `/@fs${file}`])
        expect(await page(address + query), address + query).not.toContain(sample);
    }
  },
);
