import { expect, test } from "vitest";
import { diskFinding } from "./disk";

const block = 4_096;
const blocksOf = (megabytes: number) => (megabytes * 1_024 * 1_024) / block;

test.each([
  ["much room", { bavail: blocksOf(5_000) }, "ok"],
  ["little room", { bavail: blocksOf(500) }, "notice"],
  ["hardly room for the log", { bavail: blocksOf(99) }, "wrong"],
  ["no room for another file", { bavail: blocksOf(5_000), ffree: 10 }, "wrong"],
  ["no count of files", { bavail: blocksOf(5_000), files: 0, ffree: 0 }, "ok"],
])("a disk with %s", (_case, figures, state) => {
  const disk = { bsize: block, files: 1_000_000, ffree: 500_000, ...figures };
  expect(diskFinding("/data", disk).state).toBe(state);
});
