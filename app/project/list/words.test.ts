import { describe, expect, test } from "vitest";
import { addItems } from "../changes/add-to";
import { additionWords, removedWords } from "./words";

const tap = {
  code: "LR-120-CH",
  quantity: 1,
  name: "Bateria wysoka",
  same: ["LR-120", "LR-120-CH", "LR-120-CM"],
};
const basin = { code: "MS-511-BI", quantity: 1, name: "Umywalka", same: ["MS-511", "MS-511-BI"] };
const part = { code: "CZ-1025", quantity: 2, name: "Regulator", same: ["CZ-1025"] };
const full = `1.${Array.from({ length: 60 }, (_, at) => `X${at}`).join(".")}`;

/** What a list becomes, and what the toast says. */
function added(before: string, items: (typeof tap)[], isOnlyMissing = false) {
  const addition = addItems(before, items, isOnlyMissing);
  const { title, description } = additionWords(addition);
  return [addition.after, title, description].map((text) => text.replaceAll("\u00a0", " "));
}

describe("what a link adds, and what the toast says (27.13)", () => {
  test.each([
    [
      "a first product",
      "",
      [tap],
      "1.LR-120-CH",
      "Dodano LR-120-CH",
      "Bateria wysoka. Na liście: 1 pozycja.",
    ],
    [
      "one more of it",
      "1.LR-120-CH.X",
      [tap],
      "1.LR-120-CH*2.X",
      "Dodano LR-120-CH",
      "Bateria wysoka – teraz 2 sztuki. Na liście: 2 pozycje.",
    ],
    [
      "into the last room",
      "1.X._rHol.Y",
      [part],
      "1.X._rHol.Y.CZ-1025*2",
      "Dodano CZ-1025",
      "Regulator – teraz 2 sztuki. Pomieszczenie: Hol. Na liście: 3 pozycje.",
    ],
    [
      "several",
      "1",
      [tap, basin, part],
      "1.LR-120-CH.MS-511-BI.CZ-1025*2",
      "Dodano LR-120-CH, MS-511-BI i 1 inny numer",
      "Na liście: 3 pozycje.",
    ],
    ["to a full list", full, [tap], full, "Lista jest pełna", "Na liście: 60 pozycji."],
  ])("%s", (_, before, items, after, title, description) => {
    expect(added(before, items)).toEqual([after, title, description]);
  });

  test("of what is missing only that, whichever finish is on the list", () => {
    expect(added("1.LR-120-CM*2", [tap, basin], true)).toEqual([
      "1.LR-120-CM*2.MS-511-BI",
      "Dodano MS-511-BI",
      "Umywalka. Już na liście: LR-120-CH. Na liście: 2 pozycje.",
    ]);
    expect(added("1.LR-120-CM.MS-511-BI", [tap, basin], true)).toEqual([
      "1.LR-120-CM.MS-511-BI",
      "Już na liście: LR-120-CH, MS-511-BI",
      "Na liście: 2 pozycje.",
    ]);
  });

  test("a quantity that would be too large is left to be filled in", () => {
    expect(added("1.LR-120-CH*999", [tap])).toEqual([
      "1.LR-120-CH*0",
      "Dodano LR-120-CH",
      "Bateria wysoka – wpisz ilość na liście. Na liście: 1 pozycja.",
    ]);
  });
});

test.each([
  ["1.A", "1.A.B", "Usunięto B."],
  ["1.A", "1.A.B.C", "Usunięto 2 pozycje."],
  ["1.A._rHol", "1.A._rHol.A", "Usunięto A."],
  ["1._rHol.A*2", "1.A._rHol.A*2", "Usunięto A."],
  ["1.A", "1.A._rHol", "Usunięto pomieszczenie: Hol."],
  ["1.A", "1.A._rHol.A.B", "Usunięto 2 pozycje."],
  ["1._rKuchnia.A", "1._rHol.A.B", "Usunięto B."],
  ["1._rHol._rKuchnia.A", "1._rHol.A.B._rKuchnia", "Usunięto B."],
  ["1.A*3", "1.A*2", "Zmieniono listę."],
])("%s, made of %s: „%s” (27.12)", (list, before, expected) => {
  expect(removedWords(list, before).replaceAll("\u00a0", " ")).toBe(expected);
});
