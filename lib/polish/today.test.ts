import { expect, test } from "vitest";
import { momentInPoland, todayInPoland } from "./today";

test("the day changes at midnight in Poland, in winter and in summer", () => {
  expect(todayInPoland(new Date("2026-11-21T22:59:00Z"))).toBe("2026-11-21");
  expect(todayInPoland(new Date("2026-11-21T23:00:00Z"))).toBe("2026-11-22");
  expect(todayInPoland(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
});

test.each([
  ["2026-12-01", "2026-11-30T23:00Z"],
  ["2026-07-01", "2026-06-30T22:00Z"],
  ["2026-12-01T08:00", "2026-12-01T07:00Z"],
  ["2026-03-29T01:59", "2026-03-29T00:59Z"],
  ["2026-03-29T03:00", "2026-03-29T01:00Z"],
  ["2026-10-25T01:59", "2026-10-24T23:59Z"],
  ["2026-10-25T02:30", "2026-10-25T00:30Z"],
  ["2026-10-25T03:00", "2026-10-25T02:00Z"],
])("clocks in Poland first show %s at %s", (shown, moment) =>
  expect(new Date(momentInPoland(shown)).toISOString()).toBe(new Date(moment).toISOString()),
);

test("an hour that clocks skip in spring is the one after it", () => {
  expect(momentInPoland("2026-03-29T02:30")).toBe(momentInPoland("2026-03-29T03:30"));
});
