import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "expressions-"));
afterAll(() => rmSync(folder, { recursive: true }));

function checked(code: string) {
  writeFileSync(path.join(folder, "planted.ts"), code);
  const script = ["node_modules/tsx/dist/cli.mjs", "scripts/checks/regular-expressions.ts", folder];
  const { status, stderr } = spawnSync(process.execPath, script, { encoding: "utf8" });
  return { status, stderr: stderr.trim() };
}

describe("the check of regular expressions", () => {
  test("passes those that take a text in one go", () => {
    expect(checked("export const ok = [/^[a-z]+@[a-z]+$/i, /\\/\\d{1,3}$/];\ntype Of = RegExp;")).toEqual({
      status: 0,
      stderr: "",
    });
  });

  test.each([
    ["/(?:a+)+$/", "exponential"],
    ["/[\\w.+-]+@[\\w-]+/g", "2nd degree polynomial"],
    ["/^[(*x×]*(\\d[\\d.,]*)[x×*)]*(?:szt)?\\.?[,.)]*$/i", "2nd degree polynomial"],
    ["new RegExp(String(length))", "write the expression as a literal"],
  ])("names the place of %s", (expression, reason) => {
    const { status, stderr } = checked(`const length = 2;\nexport const bad = ${expression};`);
    expect(status).toBe(1);
    expect(stderr).toContain(`${folder}/planted.ts:2 – ${reason}`);
  });
});
