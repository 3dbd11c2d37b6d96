import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { databaseIn, pack, unpack } from "./archive";

const saved = { kind: "sqlite" as const, migrations: ["2026"], secret: "a secret" };
const database = "rows and rows ".repeat(20);
const packed = newFolder();
const file = path.join(packed, "backup.tar.gz");
writeFileSync(databaseIn(packed, "sqlite"), database);
await pack(packed, saved, file);

test("an archive gives back what was put in, and only its owner may read it", async () => {
  const folder = newFolder();
  expect(await unpack(file, folder)).toEqual({ ...saved, madeAt: expect.any(String) });
  expect(readFileSync(databaseIn(folder, "sqlite"), "utf8")).toBe(database);
  expect([file, databaseIn(folder, "sqlite")].map((name) => statSync(name).mode & 0o777)).toEqual([
    0o600, 0o600,
  ]);
});

test("wherever a byte is changed, nothing else than what was put in comes out", async () => {
  const bytes = readFileSync(file);
  const copy = path.join(newFolder(), "changed.tar.gz");
  let rejected = 0;
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    writeFileSync(copy, changed);
    const folder = newFolder();
    const outcome = await unpack(copy, folder).catch((error: Error) => error);
    if (outcome instanceof Error) {
      expect(outcome.message).toMatch(/^[^\n]+ jest uszkodzony albo nie jest kopią zapasową serwisu\.$/);
      rejected += 1;
    } else
      expect([outcome, readFileSync(databaseIn(folder, "sqlite"), "utf8")]).toEqual([
        expect.objectContaining(saved),
        database,
      ]);
  }
  expect(rejected).toBeGreaterThan(30);
});
