import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const operate = (args: string[], options: { cwd?: string; env?: Record<string, string> } = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("scripts/operate.js"), ...args],
    {
      encoding: "utf8",
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
    },
  );
  return { status, stdout, stderr };
};

test("what an installed site runs needs no package of development", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const compiled = readdirSync("build/server/assets").map((name) => `build/server/assets/${name}`);
  const packages = ["build/server.js", "build/operations.js", ...compiled]
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/(?:\bfrom |\bimport |\bimport\()"(?<name>[@a-z][^"]*)"/g),
    ])
    .map(({ groups }) => groups?.name ?? "")
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  expect(packages).toContain("pg");
  // Vite is loaded in development alone.
  const known = new Set([...Object.keys(dependencies), "vite"]);
  expect(packages.filter((name) => !known.has(name))).toEqual([]);
});

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
