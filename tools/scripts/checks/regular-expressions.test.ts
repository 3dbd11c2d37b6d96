import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";

/** Lines of the checked file, each with the expected message. */
const lines = [
  ["/^[a-z]+@[a-z]+$/i", null],
  ["/\\/\\d{1,3}$/", null],
  ["null as RegExp | null", null],
  ["/(?:a+)+$/", "exponential"],
  ["/[\\w.+-]+@[\\w-]+/g", "2nd degree polynomial"],
  ["/^[(*x×]*(\\d[\\d.,]*)[x×*)]*(?:szt)?\\.?[,.)]*$/i", "2nd degree polynomial"],
  ["new RegExp(String(2))", "write the expression as a literal"],
] as const;

const folder = newFolder();
const code = lines.map(([expression], index) => `export const one${index} = ${expression};`).join("\n");
writeFileSync(path.join(folder, "planted.ts"), code);
const script = ["node_modules/tsx/dist/cli.mjs", "tools/scripts/checks/regular-expressions.ts", folder];
const checked = spawnSync(process.execPath, script, { encoding: "utf8" });

test.each(lines)("of %s is said: %s", (expression, reason) => {
  const line = lines.findIndex(([other]) => other === expression) + 1;
  const said = checked.stderr.split("\n").filter((one) => one.startsWith(`${folder}/planted.ts:${line} `));
  expect(said).toEqual(reason === null ? [] : [expect.stringContaining(` – ${reason}`)]);
});

test("what could be slow fails the check", () => {
  expect(checked.status).toBe(1);
});
