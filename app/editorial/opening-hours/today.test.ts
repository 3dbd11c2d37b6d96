import { expect, test } from "vitest";
import type { OpeningHours } from "./text";
import { openingToday } from "./today";

const shop: OpeningHours[] = [
  { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "17:00" },
  { days: ["Sa"], opens: "10:00", closes: "14:00" },
];

test.each([
  ["2026-11-20", "08:59", false, "dziś 9:00–\u206017:00"],
  ["2026-11-20", "09:00", true, "dziś do 17:00"],
  ["2026-11-20", "16:59", true, "dziś do 17:00"],
  ["2026-11-20", "17:00", false, "dziś już zamknięte"],
  ["2026-11-21", "13:00", true, "dziś do 14:00"],
  ["2026-11-22", "12:00", false, "dziś zamknięte"],
  ["2026-11-11", "12:00", false, "dziś święto, zamknięte"],
])("on %s at %s a shop is open: %s, „%s” (17.6)", (date, clock, isOpen, text) =>
  expect(openingToday(shop, date, clock)).toEqual({ isOpen, text }),
);

test("a place with a break says what is next (17.6)", () => {
  const office: OpeningHours[] = [
    { days: ["Fr"], opens: "13:00", closes: "16:00" },
    { days: ["Fr"], opens: "08:00", closes: "12:00" },
  ];
  expect(openingToday(office, "2026-11-20", "11:00").text).toBe("dziś do 12:00");
  expect(openingToday(office, "2026-11-20", "12:30").text).toBe("dziś 13:00–\u206016:00");
});
