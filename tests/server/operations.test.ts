import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
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
