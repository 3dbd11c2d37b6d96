import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { unlessUnchanged } from "./unchanged.js";

test("a part whose run was interrupted runs again, even where its sources are put back first (22.13)", async () => {
  const folder = newFolder();
  const source = path.join(folder, "text.md");
  const runs: string[] = [];
  const run = (text: string, end = () => {}) => {
    writeFileSync(source, text);
    const work = async () => {
      runs.push(text);
      end();
    };
    return unlessUnchanged(path.join(folder, "stamp"), [source], work);
  };
  await run("before");
  expect(await run("before")).toBe("bez zmian");
  const killed = () => {
    throw new Error("killed");
  };
  await expect(run("edited", killed)).rejects.toThrow("killed");
  await run("before");
  expect(runs).toEqual(["before", "edited", "before"]);
});
