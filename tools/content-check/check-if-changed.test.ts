import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { checkIfChanged } from "./check-if-changed";

test("what nothing has changed of is not checked again: neither content, public files, day nor code (25.2)", () => {
  process.chdir(newFolder());
  // What cannot be read stops nothing here: the check says so.
  for (const folder of ["content/pages", "public/models", ".cache", "package-lock.json"])
    mkdirSync(folder, { recursive: true });
  writeFileSync("content/pages/o-nas.md", "a");
  let checks = 0;
  const check = (code = "code") => checkIfChanged(() => `check ${++checks}`, code);
  expect([check(), check()]).toEqual(["check 1", "check 1"]);
  writeFileSync("content/pages/o-nas.md", "b");
  expect([check(), check()]).toEqual(["check 2", "check 2"]);
  writeFileSync("public/models/a.glb", "");
  expect(check()).toBe("check 3");
  writeFileSync("public/models/a.glb", "longer");
  expect(check()).toBe("check 4");
  rmSync("content/pages/o-nas.md");
  expect(check()).toBe("check 5");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1_000 });
  expect(check()).toBe("check 6");
  vi.useRealTimers();
  expect([check("other code"), check("")]).toEqual(["check 7", "check 8"]);
});
