import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readExport } from "./backend";
import { deskConfig } from "./config";
import { exportDesk } from "./export";

const siteUrl = "https://modrawa.example";
const args = (backend: string, ...more: string[]) => [
  ...["--export", "redakcja", "--backend", backend, "--repo", "modrawa/serwis"],
  ...more,
];

test.each([
  ["github", "https://git.example/api/v3"],
  ["gitlab", "https://git.example/api/v4"],
  ["gitea", "https://git.example/api/v1"],
])("%s is the backend that the editor knows by this name", (name, api_root) => {
  expect(readExport(args(name)).backend).toEqual({ name, repo: "modrawa/serwis", auth_methods: ["token"] });
  expect(readExport(args(name, "--branch", "main", "--base-url", "https://git.example/"))).toEqual({
    folder: "redakcja",
    backend: {
      ...{ name, repo: "modrawa/serwis", auth_methods: ["token"], branch: "main" },
      ...{ base_url: "https://git.example", api_root },
    },
  });
});

test.each([
  [args("bitbucket"), /^--backend to jedno z: github, gitlab, gitea/],
  [["--export", "redakcja", "--backend", "gitea"], /^podaj repozytorium/],
  [["--backend", "gitea", "--repo", "a/b"], /^podaj folder/],
  [["--export", "redakcja", "--backend", "gitea", "--repo", "serwis"], /^--repo ma postać/],
  [args("gitea", "--base-url", "git.example"), /^--base-url to adres/],
])("%j is answered with a sentence", (wrong, sentence) => {
  expect(() => readExport(wrong)).toThrow(sentence);
});

test("the exported editor has the desk's collections and forms, and needs nothing from elsewhere", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-export-"));
  const { backend } = readExport(args("gitea"));
  await exportDesk({ folder, backend }, siteUrl);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const desk = deskConfig(siteUrl);
  expect(JSON.parse(read("config.json"))).toEqual(
    JSON.parse(JSON.stringify({ ...desk, cms: { ...desk.cms, backend } })),
  );
  expect(read("index.html")).not.toMatch(/(?:src|href)="(?:https?:|\/)/);
  const scripts = ["editor.js", ...readdirSync(path.join(folder, "chunks")).map((name) => `chunks/${name}`)];
  const text = scripts
    .filter((name) => name.endsWith(".js"))
    .map(read)
    .join("");
  const fonts = [...text.matchAll(/url\((assets\/[^)]+\.woff2)\)/g)].map(([, name = ""]) => name);
  expect(fonts).toHaveLength(3);
  expect(fonts.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
});
