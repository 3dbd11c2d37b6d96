import { expect, test } from "vitest";
import { openingHoursText } from "./text";

test("consecutive days are joined", () => {
  expect(openingHoursText({ days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "17:00" })).toBe(
    "pn.–\u2060pt. 9:00–\u206017:00",
  );
});

test("single days and pairs are named one by one", () => {
  expect(openingHoursText({ days: ["Sa"], opens: "10:00", closes: "14:00" })).toBe("sob. 10:00–\u206014:00");
  expect(openingHoursText({ days: ["Mo", "We", "Sa", "Su"], opens: "10:00", closes: "14:00" })).toBe(
    "pn., śr., sob., niedz. 10:00–\u206014:00",
  );
});
