import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { beforeEach, expect, it, vi } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";

// The modules imported below read the environment only once, so they are loaded again for these tests.
const folder = newFolder();
vi.stubEnv("DATA_DIR", folder).stubEnv("LOG_LEVEL", "silent");
vi.stubEnv("SECRET", "a secret of the tests, which nobody else has");
vi.resetModules();

const { Limit } = await import("./limit.server");
const { forgetOldCounts } = await import("./limits/shared-counts.server");

let made = 0;
let options: { name: string; max: number; windowMs: number };
beforeEach(() => {
  made += 1;
  options = { name: `test ${made}`, max: 2, windowMs: 1_000 };
});
const waits = async (limit: InstanceType<typeof Limit>, caller: string, times: number[]) => {
  const found: number[] = [];
  for (const now of times) found.push((await limit.take(caller, now)).waitMs);
  return found;
};
const stored = () =>
  ["limits.sqlite", "limits.sqlite-wal"]
    .map((name) => readFileSync(path.join(folder, name), "latin1"))
    .join("");

it("a limit allows as many actions as its number, then says how long to wait", async () => {
  expect(await waits(new Limit(options), "a", [10_000, 10_100, 10_300, 10_400])).toEqual([0, 0, 700, 600]);
});

it("a limit begins a new window with the first action after the last one", async () => {
  expect(await waits(new Limit(options), "a", [10_000, 10_900, 10_999, 11_000, 11_500, 11_600])).toEqual([
    0, 0, 1, 0, 0, 400,
  ]);
});

it("a limit counts callers apart, and other limits apart", async () => {
  const limit = new Limit({ ...options, max: 1 });
  expect(await waits(limit, "a", [10_000])).toEqual([0]);
  expect(await waits(limit, "b", [10_000])).toEqual([0]);
  expect(await waits(new Limit({ ...options, name: "another" }), "a", [10_000])).toEqual([0]);
});

it("a limit is shared with another of its name, as after a restart", async () => {
  await waits(new Limit(options), "a", [10_000, 10_100]);
  expect(await waits(new Limit(options), "a", [10_300])).toEqual([700]);
});

it("a limit counts actions at once as many", async () => {
  const limit = new Limit({ ...options, max: 10 });
  const taken = await Promise.all(Array.from({ length: 30 }, () => limit.take("a", 10_000)));
  expect(taken.filter(({ waitMs }) => waitMs === 0)).toHaveLength(10);
});

it("a limit does not outlast a clock that is set back", async () => {
  const limit = new Limit(options);
  expect(await waits(limit, "a", [100_000_000, 100_000_001, 100_000_002])).toEqual([0, 0, 998]);
  expect(await waits(limit, "a", [10_000])).toEqual([0]);
  expect(await waits(new Limit(options), "a", [10_000])).toEqual([0]);
});

it("a limit stores neither callers nor names, and nothing longer than its window (21.10)", async () => {
  await waits(new Limit({ ...options, name: "posts" }), "192.0.2.77", [10_000]);
  expect(stored()).not.toMatch(/192\.0\.2\.77|posts/);
  await waits(new Limit(options), "a", [50_000]);
  await forgetOldCounts(20_000);
  expect(await waits(new Limit({ ...options, max: 1 }), "a", [50_500])).toEqual([500]);
  await forgetOldCounts(60_000);
  expect(await waits(new Limit({ ...options, max: 1 }), "a", [50_600])).toEqual([0]);
});

// These tests must come last: after the first failure, limits do not use the database for a while.
it("a limit whose database is away continues in memory from the counts it has seen (21.10)", async () => {
  const limit = new Limit(options);
  expect(await waits(limit, "a", [10_000])).toEqual([0]);
  const other = new DatabaseSync(path.join(folder, "limits.sqlite"));
  other.exec("DROP TABLE caller_count");
  other.close();
  expect(await waits(limit, "a", [10_100, 10_200])).toEqual([0, 800]);
  expect(await waits(new Limit(options), "a", [10_300])).toEqual([0]);
});

it("a limit whose database is away counts in memory where there was never a database (21.10)", async () => {
  vi.resetModules();
  vi.stubEnv("DATA_DIR", "/dev/null/nowhere");
  const alone = await import("./limit.server");
  expect(await waits(new alone.Limit(options), "a", [10_000, 10_100, 10_300])).toEqual([0, 0, 700]);
});
