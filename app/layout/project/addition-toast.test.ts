import { describe, expect, test } from "vitest";
import { addItems } from "~/catalogue/project/addition";
import { additionWords, takenBackWords } from "./addition-toast";

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

  test("a quantity that would be too large waits to be filled in", () => {
    expect(added("1.LR-120-CH*999", [tap])).toEqual([
      "1.LR-120-CH*0",
      "Dodano LR-120-CH",
      "Bateria wysoka – wpisz ilość na liście. Na liście: 1 pozycja.",
    ]);
  });

  test.each([
    ["1", [tap], "Zdjęto z listy: LR-120-CH."],
    ["1.LR-120-CH*2", [tap], "Na liście zostaje: LR-120-CH (2 sztuki)."],
    ["1.LR-120-CH._rHol.LR-120-CH", [tap], "Na liście zostaje: LR-120-CH (2 sztuki)."],
    ["1.LR-120-CH*0", [tap], "Na liście zostaje: LR-120-CH."],
    ["1.X", [tap, basin, part], "Zdjęto z listy: LR-120-CH, MS-511-BI i 1 inny numer."],
    [
      "1.CZ-1025",
      [tap, basin, part],
      "Zdjęto z listy: LR-120-CH, MS-511-BI. Na liście zostaje: CZ-1025 (1 sztuka).",
    ],
  ])("taken back, with %s left, it says what is left", (list, items, words) => {
    const { added } = addItems("", items, false);
    expect(takenBackWords(added, list).replaceAll("\u00a0", " ")).toBe(words);
  });
});
