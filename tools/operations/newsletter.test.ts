import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "modrawa-elsewhere-"));
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
