import fc from "fast-check";
import { expect, test } from "vitest";
import { sheetNames } from "./sheet-names";

test("a name that Excel takes stays as it is", () => {
  expect(sheetNames(["Łazienka 1", "Kuchnia"])).toEqual(["Łazienka 1", "Kuchnia"]);
});

test("names that are equal except for case are distinguished", () => {
  expect(sheetNames(["Salon", "salon", "Salon"])).toEqual(["Salon", "salon (2)", "Salon (3)"]);
});

test("whatever people call their rooms becomes names that Excel takes", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 60 })), (rooms) => {
      const names = sheetNames(rooms);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(rooms.length);
      for (const name of names) {
        expect(name).toMatch(/^[^[\]/\\:*?]{1,31}$/u);
        expect(name).not.toMatch(/^'|'$/);
      }
    }),
  );
});
