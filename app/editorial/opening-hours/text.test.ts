import { expect, test } from "vitest";
import { type OpeningHours, openingHoursText } from "./text";

test.each<[OpeningHours["days"], string]>([
  [["Mo", "Tu", "We", "Th", "Fr"], "pn.–\u2060pt. 9:00–\u206017:00"],
  [["Sa"], "sob. 9:00–\u206017:00"],
  [["Mo", "We", "Sa", "Su"], "pn., śr., sob., niedz. 9:00–\u206017:00"],
])("three consecutive days or more are joined, others are named one by one: %j", (days, text) =>
  expect(openingHoursText({ days, opens: "09:00", closes: "17:00" })).toBe(text),
);
