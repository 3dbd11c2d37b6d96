import { describe, expect, test } from "vitest";
import { addItems, addTo, isContained } from "./add-to";
import { parseProject, writeProject } from "./project-list";

const list = parseProject("1.A.B._rKuchnia.C.D");
const one = [{ code: "X", quantity: 1 }];
const written = (changed: typeof list) => writeProject(changed).slice(2);
const listWith = (...given: Parameters<typeof addTo>) => addTo(...given).list;

describe("a list changes", () => {
  test("by lines that are added to its last room, to a named one, to a new one", () => {
    expect(written(listWith(list, one))).toBe("A.B._rKuchnia.C.D.X");
    expect(written(listWith(list, one, ""))).toBe("A.B.X._rKuchnia.C.D");
    expect(written(listWith(list, one, " Kuchnia "))).toBe("A.B._rKuchnia.C.D.X");
    expect(written(listWith(list, one, "Łazienka"))).toBe("A.B._rKuchnia.C.D._rŁazienka.X");
    expect(written(listWith(parseProject(""), one))).toBe("X");
    expect(written(listWith(parseProject("1._rKuchnia"), one, ""))).toBe("X._rKuchnia");
  });

  test("by lines that name their rooms", () => {
    const placed = [
      { code: "X", quantity: 1, room: "Kuchnia" },
      { code: "Y", quantity: 2 },
    ];
    expect(written(listWith(list, placed, ""))).toBe("A.B.Y*2._rKuchnia.C.D.X");
  });
});

describe("what does not fit into a list is reported", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ code: `X${at}`, quantity: 7 }));

  test("lines beyond the last, also of a code that is in another room", () => {
    const full = listWith(parseProject("1"), lines(60));
    const more = [
      { code: "X1", quantity: 5, room: "Kuchnia" },
      { code: "X2", quantity: 1 },
    ];
    expect(addTo(full, more).surplus).toEqual([more[0]]);
  });

  test("lines for a room beyond the last", () => {
    const rooms = parseProject(`1${Array.from({ length: 12 }, (_, at) => `._r${at}.A`).join("")}`);
    const more = [
      { code: "B", quantity: 1, room: "Nowy" },
      { code: "B", quantity: 1, room: "3" },
    ];
    expect(addTo(rooms, more)).toMatchObject({ surplus: [more[0]] });
    expect(listWith(rooms, more).rooms[3]?.lines.map(({ code }) => code)).toEqual(["A", "B"]);
  });

  test("quantities whose sum is invalid", () => {
    const added = addTo(parseProject("1.A*600.B*0.C*0.D"), [
      { code: "A", quantity: 600 },
      { code: "B", quantity: 2 },
      { code: "C", quantity: 0 },
      { code: "D", quantity: 998 },
    ]);
    expect(added).toEqual({ list: parseProject("1.A*0.B*0.C*0.D*999"), surplus: [] });
  });
});

const item = (code: string, quantity = 1) => ({ code, quantity, name: code, same: [code] });

test.each([
  ["nothing", "1._rHol.A*2.LR-110-CH", true],
  ["more pieces", "1._rHol.A*3.LR-110-CH", true],
  ["a line of another room", "1.X._rHol.A*2.LR-110-CH", true],
  ["a piece", "1._rHol.A.LR-110-CH", false],
  ["a line, beside a longer number", "1._rHol.A*2.LR-110-CHX", false],
  ["a line, which another room has", "1.LR-110-CH._rHol.A*2", false],
  ["all of it", "1", false],
])("it is known whether an addition was overwritten: %s changed in %s (27.13)", (_, list, expected) => {
  const addition = addItems("1._rHol.A", [item("A"), item("LR-110-CH")], false);
  expect(addition.after).toBe("1._rHol.A*2.LR-110-CH");
  expect(isContained(addition, list)).toBe(expected);
});

test("a quantity that was left to be filled in counts as contained, whatever it is by then", () => {
  const addition = addItems("1.A*999", [item("A")], false);
  expect(isContained(addition, "1.A*0")).toBe(true);
  expect(isContained(addition, "1.A*7")).toBe(true);
  expect(isContained(addition, "1.B")).toBe(false);
});
