import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { changedLines, placeLines, withLines } from "./changes";
import { parseProject, writeProject } from "./project-list";
import { readAddition } from "./read-project";

const list = parseProject("1.A.B._rKuchnia.C.D");
const one = [{ code: "X", quantity: 1 }];
const written = (changed: typeof list) => writeProject(changed).slice(2);

describe("a list changes", () => {
  test("by lines that are added to its last room, to a named one, to a new one", () => {
    expect(written(withLines(list, one))).toBe("A.B._rKuchnia.C.D.X");
    expect(written(withLines(list, one, ""))).toBe("A.B.X._rKuchnia.C.D");
    expect(written(withLines(list, one, " Kuchnia "))).toBe("A.B._rKuchnia.C.D.X");
    expect(written(withLines(list, one, "Łazienka"))).toBe("A.B._rKuchnia.C.D._rŁazienka.X");
    expect(written(withLines(parseProject(""), one))).toBe("X");
    expect(written(withLines(parseProject("1._rKuchnia"), one, ""))).toBe("X._rKuchnia");
  });

  test("by lines that name their rooms", () => {
    const placed = placeLines(
      list,
      [
        { code: "X", quantity: 1, room: "Kuchnia" },
        { code: "Y", quantity: 2 },
      ],
      "",
    );
    expect(written(placed.list)).toBe("A.B.Y*2._rKuchnia.C.D.X");
    expect(placed).toMatchObject({ surplus: [], unclear: [] });
  });

  test("by changed and removed lines", () => {
    expect(
      written(changedLines(list, (line, number) => (number === 1 ? null : { ...line, quantity: 2 }))),
    ).toBe("A*2._rKuchnia.C*2.D*2");
  });
});

describe("what a list has no place for is named", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ code: `X${at}`, quantity: 7 }));

  test("lines beyond the last, also of a code that stands in another room", () => {
    const full = placeLines(parseProject("1"), lines(60)).list;
    const more = [
      { code: "X1", quantity: 5, room: "Kuchnia" },
      { code: "X2", quantity: 1 },
    ];
    expect(placeLines(full, more)).toMatchObject({ surplus: [more[0]], unclear: [] });
  });

  test("lines for a room beyond the last", () => {
    const rooms = parseProject(`1${Array.from({ length: 12 }, (_, at) => `._r${at}.A`).join("")}`);
    const more = [
      { code: "B", quantity: 1, room: "Nowy" },
      { code: "B", quantity: 1, room: "3" },
    ];
    const { list, surplus } = placeLines(rooms, more);
    expect(surplus).toEqual([more[0]]);
    expect(list.rooms[3]?.lines.map(({ code }) => code)).toEqual(["A", "B"]);
  });

  test("quantities whose sum is none", () => {
    const { list, unclear } = placeLines(parseProject("1.A*600.B*0.C*0.D"), [
      { code: "A", quantity: 600 },
      { code: "B", quantity: 2 },
      { code: "C", quantity: 0 },
      { code: "D", quantity: 998 },
    ]);
    expect(written(list)).toBe("A*0.B*0.C*0.D*999");
    expect(unclear).toEqual([
      { code: "A", known: 1_200, isWhole: true },
      { code: "B", known: 2, isWhole: false },
    ]);
  });
});

describe("a URL (27.2)", () => {
  const catalogue = sampleCatalogue([
    sampleProduct({
      code: "LR-110",
      finishes: [
        { ...sampleFinish("chrom", "LR-110-CH"), gtin: "9520000000103" },
        { ...sampleFinish("czarny-mat", "LR-110-CM"), gtin: "9520000000110" },
      ],
    }),
  ]);
  const read = (query: string) => written(readAddition(new URLSearchParams(query), catalogue).list);

  test("names finishes by codes and EANs, and adds to the last room", () => {
    expect(read("l=1.LR110CM.9520000000103*2.NIE-MA")).toBe("LR-110-CM.LR-110-CH*2.NIE-MA");
    expect(read("l=1._rKuchnia.LR-110-CM&dodaj=LR-110-CH,lr110cm&dodaj=x%20y")).toBe(
      "_rKuchnia.LR-110-CM*2.LR-110-CH.XY",
    );
    expect(read("dodaj=,")).toBe("");
  });

  test("that adds a model adds the finish in its picture; in a list a model waits for its finish", () => {
    expect(read("dodaj=LR-110")).toBe("LR-110-CH");
    expect(read("l=1.LR-110")).toBe("LR-110");
  });
});
