import fc from "fast-check";
import { expect, test } from "vitest";
import { sheetNames } from "./sheet-names";

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
