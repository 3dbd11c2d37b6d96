import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../support/site/site";

type Options = { cwd?: string; env?: Record<string, string> };

const operate = (args: string[], options: Options = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("tools/operations/operate.js"), ...args],
    {
      encoding: "utf8",
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
    },
  );
  return { status, stdout, stderr };
};

test("without a build a command says in one line what to do", () => {
  const cwd = mkdtempSync(path.join(tmpdir(), "modrawa-unbuilt-"));
  expect(operate(["newsletter", "count"], { cwd })).toEqual({
    status: 1,
    stdout: "",
    stderr: "Nie ma zbudowanej strony w katalogu build/: najpierw npm run build.\n",
  });
});

test("a wrong setting stops a command with one line that names it", () => {
  const { status, stderr } = operate(["newsletter", "count"], { env: { PORT: "x" } });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Błędna konfiguracja środowiska – PORT[^\n]*\n$/);
});

test("the log records what visitors did, cached pages and redirects to the 404 page included (22.12)", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "info" } });
  const headers = {
    accept: "text/html",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    referer: "https://inny.example/artykul",
  };
  const paths = ["/o-nas", "/o-nas", "/nie-ma", "/nie-ma", "/produkty?q=xyzzy", "/dane/produkty.csv"];
  for (const path of paths) {
    const answer = await fetch(site.url + path, { headers, redirect: "manual" });
    await answer.arrayBuffer();
  }
  await site.stop();
  const visits = site
    .output()
    .split("\n")
    .flatMap((line) => (line.includes('"kind"') ? [JSON.parse(line)] : []))
    .map(({ kind, path, search, from }) => ({ kind, path, search, from }));
  const missing = { kind: "missing", path: "/nie-ma", from: "https://inny.example" };
  expect(visits).toEqual([
    { kind: "page", path: "/o-nas" },
    { kind: "page", path: "/o-nas" },
    missing,
    missing,
    { kind: "page", path: "/produkty", search: "xyzzy" },
    { kind: "file", path: "/dane/produkty.csv" },
  ]);
});
