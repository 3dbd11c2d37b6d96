import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";

const folder = newFolder();
vi.stubEnv("DATA_DIR", folder);
vi.resetModules();

test.each([
  ["newsletter", () => import("./newsletter")],
  ["enquiries", () => import("./enquiries")],
])("%s does not answer from a database that is not there (18.17, 28.6)", async (_name, load) => {
  const { run } = await load();
  for (const args of [["export"], ["count"], ["erase", "jan@example.pl"]])
    await expect(run(args)).rejects.toThrow("nie ma tu bazy serwisu");
  expect(readdirSync(folder)).toEqual([]);
});
