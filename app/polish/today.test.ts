import { expect, test } from "vitest";
import { todayInPoland } from "./today";

test("the day changes at midnight in Poland, in winter and in summer", () => {
  expect(todayInPoland(new Date("2026-11-21T22:59:00Z"))).toBe("2026-11-21");
  expect(todayInPoland(new Date("2026-11-21T23:00:00Z"))).toBe("2026-11-22");
  expect(todayInPoland(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
});
