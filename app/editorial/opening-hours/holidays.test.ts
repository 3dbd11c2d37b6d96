import { expect, test } from "vitest";
import { isHolidayInPoland } from "./holidays";

test.each([
  ["2026-04-05", "Easter"],
  ["2026-04-06", "Easter Monday"],
  ["2026-05-24", "Pentecost"],
  ["2026-06-04", "Corpus Christi"],
  ["2035-03-26", "Easter Monday"],
  ["2038-04-26", "the latest Easter Monday"],
  ["2026-11-11", "Independence Day"],
  ["2026-12-24", "Christmas Eve"],
])("%s is a holiday: %s", (date) => expect(isHolidayInPoland(date)).toBe(true));

test.each(["2026-11-21", "2026-11-22", "2026-04-07", "2026-12-23", "2026-05-02"])("%s is none", (date) =>
  expect(isHolidayInPoland(date)).toBe(false),
);
