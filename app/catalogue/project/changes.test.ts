import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/product-samples";
import { changedLines, withLineMoved, withLines, withLinesInRooms, withNames, withoutRoom } from "./changes";
import { parseProject, writeProject } from "./project-list";
import { projectPageQuery, readProject } from "./read-project";

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
    expect(written(withLines(list, [], "Łazienka"))).toBe("A.B._rKuchnia.C.D._rŁazienka");
  });

  test("by lines that move, across the names of rooms too", () => {
    expect(written(withLineMoved(list, 1, -1))).toBe("B.A._rKuchnia.C.D");
    expect(written(withLineMoved(list, 1, 1))).toBe("A._rKuchnia.B.C.D");
    expect(written(withLineMoved(list, 2, -1))).toBe("A.B.C._rKuchnia.D");
    for (const [number, step] of [
      [0, -1],
      [3, 1],
      [9, 1],
      [-1, 1],
    ] as const)
      expect(withLineMoved(list, number, step)).toEqual(list);
    const named = parseProject("1._rKuchnia.C");
    expect(withLineMoved(named, 0, -1)).toEqual(named);
    expect(written(withLinesInRooms(list, [1, 0, 0, 9]))).toBe("B.C._rKuchnia.D.A");
  });

  test("by names, removed rooms, changed and removed lines", () => {
    expect(written(withNames(list, ["Łazienka", " "]))).toBe("_rŁazienka.A.B._rKuchnia.C.D");
    expect(written(withoutRoom(list, 0))).toBe("_rKuchnia.C.D");
    expect(
      written(changedLines(list, (line, number) => (number === 1 ? null : { ...line, quantity: 2 }))),
    ).toBe("A*2._rKuchnia.C*2.D*2");
  });
});

describe("an address", () => {
  const catalogue = sampleCatalogue([
    sampleProduct({
      code: "LR-110",
      finishes: [
        { ...sampleFinish("chrom", "LR-110-CH"), gtin: "9520000000103" },
        { ...sampleFinish("czarny-mat", "LR-110-CM"), gtin: "9520000000110" },
      ],
    }),
  ]);
  const read = (query: string) => written(readProject(new URLSearchParams(query), catalogue));

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

  test("is the same for the same list", () => {
    for (const query of ["l=1.lr110ch*2", "dodaj=LR-110,9520000000103", "l=1.LR-110-CH.LR-110-CH"])
      expect(projectPageQuery(new URLSearchParams(query), catalogue)).toBe("l=1.LR-110-CH*2");
  });
});
