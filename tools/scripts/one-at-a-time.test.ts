import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { outcome } from "../../tests/support/services/outcome";

test("processes that want to make the same at one moment take turns", async () => {
  const folder = newFolder();
  const module = pathToFileURL(path.resolve("tools/scripts/one-at-a-time.js"));
  const program = `
    import { appendFileSync } from "node:fs";
    import { oneAtATime } from "${module}";
    oneAtATime("lock", () => {
      appendFileSync("log", "begun ");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      appendFileSync("log", "ended ");
    });`;
  const makers = [1, 2, 3].map(() =>
    outcome(spawn(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder })),
  );
  expect((await Promise.all(makers)).map(({ complains }) => complains)).toEqual(["", "", ""]);
  expect(readFileSync(path.join(folder, "log"), "utf8")).toBe("begun ended ".repeat(3));
});
