import { expect, test } from "vitest";
import { formatDate } from "./date";

const asTheBrowser = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

test("every day of a year is written as the browser would", () => {
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    expect(formatDate(date.toISOString().slice(0, 10))).toBe(asTheBrowser.format(date));
  }
});
