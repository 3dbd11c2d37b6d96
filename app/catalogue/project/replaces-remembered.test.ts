import { expect, test } from "vitest";
import { replacesRemembered } from "./replaces-remembered";

test.each([
  ["the first list", "1.A", "", undefined, true],
  ["a list made of it on the page", "1.B", "1.A", "1.A", true],
  ["an emptied list", "1", "1.A", "1.A", true],
  ["the same list", "1._rKuchnia.A*2", "1._rKuchnia.A*2", undefined, true],
  ["a list with all of it and more", "1.B.A*3._rX.C", "1.A", undefined, true],
  ["a list with fewer pieces", "1._rKuchnia.A", "1._rKuchnia.A*12", undefined, false],
  ["a list without its rooms", "1.A*12", "1._rKuchnia.A*12", undefined, false],
  ["a list without one of its empty rooms", "1.A", "1.A._rKuchnia", undefined, false],
  ["a list whose quantity waits to be filled in", "1.A*0", "1.A", undefined, false],
  ["a list of an older tab", "1.A.B*5", "1.A*12.B", "1.A.B", false],
  ["somebody else's list", "1.B", "1.A", undefined, false],
  ["somebody else's list after another one", "1.C", "1.A", "1.B", false],
  ["an empty list that somebody has sent", "1", "1.A", undefined, false],
])("%s: %s beside %s", (_, list, remembered, before, replaces) => {
  expect(replacesRemembered(list, remembered, before)).toBe(replaces);
});
