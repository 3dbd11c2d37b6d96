import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { run as backup } from "./backup";
import { run as restore } from "./restore";

test.each(["Strona #1", "Strona 100%", "Strona%20nowa?"])(
  "operators' commands run in a folder named %s (24.7)",
  (name) => {
    const folder = path.join(newFolder(), name);
    mkdirSync(path.join(folder, "build"), { recursive: true });
    writeFileSync(path.join(folder, "build/operations.js"), "console.log(process.cwd())");
    const operate = path.resolve("tools/operations/operate.js");
    const { stdout, stderr } = spawnSync(process.execPath, [operate], { cwd: folder, encoding: "utf8" });
    expect({ stdout, stderr }).toEqual({ stdout: `${folder}\n`, stderr: "" });
  },
);

test("an option that a command does not have is no name of a file", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect([await backup(["--help"]), await restore(["--help"])]).toEqual([2, 2]);
  expect(said.mock.calls.join()).toMatch(/^Użycie: .*backup.*,Użycie: .*restore/);
  said.mockClear();
});
