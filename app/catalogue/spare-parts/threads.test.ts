import { expect, test } from "vitest";
import { threadDiameter, threadPattern } from "./threads";

test.each([
  ["M24×1", 24],
  ["M18,5×1", 18.5],
  ["M34×1,5", 34],
  ["M10", 10],
  ["G 1/4", 13.2],
  ["G 3/8", 16.7],
  ["G 1/2", 21],
  ["G 3/4", 26.4],
  ["G 1", 33.2],
  ["G 1 1/4", 41.9],
  ["G 1 1/2", 47.8],
  ["G 2", 59.6],
])("%s is a thread of %d mm", (thread, diameter) => {
  expect(thread).toMatch(threadPattern);
  expect(threadDiameter(thread)).toBe(diameter);
});

test.each(["24", "M24x1", "G1/2", "G 5/7", "M", "G 1 3/4"])("%s is none", (text) => {
  expect(text).not.toMatch(threadPattern);
  expect(() => threadDiameter(text.slice(1))).toThrow("Nieznany gwint");
});
