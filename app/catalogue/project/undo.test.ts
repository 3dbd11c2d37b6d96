import fc from "fast-check";
import { expect, test } from "vitest";
import { parseProject, tidyProject, writeProject } from "./project-list";
import { withoutChange } from "./undo";

const undone = (now: string, before: string, after: string) =>
  writeProject(withoutChange(parseProject(now), parseProject(before), parseProject(after)));

test.each([
  ["a removed line comes back to its place", "1.A.C", "1.A.B*2.C", "1.A.C", "1.A.B*2.C"],
  ["beside later changes", "1.A*7.D", "1.A.B.C", "1.A.C", "1.A*7.B.D"],
  ["with what was added of it since", "1.A.B", "1.A.B*2", "1.A", "1.A.B*3"],
  ["into a room that is gone", "1._rX.A", "1._rX.A._rY.B", "1._rX.A._rY", "1._rX.A._rY.B"],
  [
    "a room with its lines",
    "1._rX.A._rZ.C",
    "1._rX.A._rY.B*2._rZ.C",
    "1._rX.A._rZ.C",
    "1._rX.A._rY.B*2._rZ.C",
  ],
  ["an emptied list", "1", "1.A._rX.B", "1", "1.A._rX.B"],
  ["an emptied list, beside what was added since", "1.N", "1.A._rX.B", "1", "1.A.N._rX.B"],
  ["an added line goes", "1.A.B", "1.A", "1.A.B", "1.A"],
  ["one piece of several", "1.A*3", "1.A*2", "1.A*3", "1.A*2"],
  ["of a changed quantity what was added", "1.A*9", "1.A*2", "1.A*3", "1.A*8"],
  ["an added line with its room", "1.A._rX.B", "1.A", "1.A._rX.B", "1.A"],
  ["not a room that has more by now", "1.A._rX.B.C", "1.A", "1.A._rX.B", "1.A._rX.C"],
  [
    "a line to the later of two rooms of one name",
    "1._rA.X._rA",
    "1._rA.X._rA.Y",
    "1._rA.X._rA",
    "1._rA.X._rA 2.Y",
  ],
  ["a removed line to its room's new name", "1._rB.X", "1._rA.X.Y", "1._rA.X", "1._rB.X.Y"],
  ["a removed line to the room that was named since", "1._rB.X", "1.X.Y", "1.X", "1._rB.X.Y"],
  [
    "a line to a room that is gone, before a renamed one",
    "1._rX.A._rN.C",
    "1._rX.A._rY.B._rZ.C",
    "1._rX.A._rY._rZ.C",
    "1._rX.A._rY.B._rN.C",
  ],
  ["the only line of a room that is renamed", "1._rX.A._rN", "1._rX.A._rY.B", "1._rX.A._rY", "1._rX.A._rN.B"],
  [
    "a removed room to its place behind a renamed one",
    "1._rN.A._rZ.C",
    "1._rX.A._rY.B._rZ.C",
    "1._rX.A._rZ.C",
    "1._rN.A._rY.B._rZ.C",
  ],
  ["an added line of a room that is renamed goes", "1._rN.A.B", "1._rX.A", "1._rX.A.B", "1._rN.A"],
  ["what has been removed since stays away", "1.A", "1.A", "1.A.B", "1.A"],
])("%s", (_, now, before, after, expected) => {
  expect(undone(now, before, after)).toBe(expected);
});

test("what is undone at once is the list as it was", () => {
  const code = fc.constantFrom("A", "B", "C", "D", "E");
  const room = fc.record({
    name: fc.constantFrom("X", "Y", "Z"),
    lines: fc.uniqueArray(fc.record({ code, quantity: fc.integer({ min: 1, max: 9 }) }), {
      selector: (line) => line.code,
      minLength: 1,
    }),
  });
  const rooms = fc.array(room, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rooms, fc.nat(), fc.nat(), (all, at, line) => {
      const before = tidyProject(all);
      const after = tidyProject(
        before.rooms.map(({ name, lines }, place) => ({
          name,
          lines:
            place === at % before.rooms.length
              ? lines.filter((_, one) => one !== line % lines.length)
              : lines,
        })),
      );
      expect(withoutChange(after, before, after)).toEqual(before);
    }),
  );
});
