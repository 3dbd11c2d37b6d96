import { expect, test } from "vitest";
import { type AddedItem, addItems, addTo } from "./add-to";
import { emptyProject, parseProject } from "./project-list";
import { additionWords, surplusWords } from "./words";

const tap = { code: "LR-120-CH", quantity: 1, name: "Bateria", same: ["LR-120", "LR-120-CH", "LR-120-CM"] };
const black = { ...tap, code: "LR-120-CM", finish: "czarny mat" };
const basin = { code: "MS-511-BI", quantity: 1, name: "Umywalka", same: ["MS-511", "MS-511-BI"] };
const part = { code: "CZ-1025", quantity: 2, name: "Regulator", same: ["CZ-1025"] };
const full = `1.${Array.from({ length: 300 }, (_, at) => `X${at}`).join(".")}`;

/** Returns the toast's title and its description. */
function said(before: string, items: AddedItem[], isOnlyMissing = false) {
  const { title, description } = additionWords(addItems(before, items, isOnlyMissing));
  return `${title} | ${description}`.replaceAll("\u00a0", " ");
}

test.each([
  ["", [tap], "Dodano LR-120-CH | Bateria. Na liście: 1 pozycja."],
  ["", [black], "Dodano LR-120-CM | Bateria, czarny mat. Na liście: 1 pozycja."],
  ["1.LR-120-CH.X", [tap], "Dodano LR-120-CH | Bateria – teraz 2 sztuki. Na liście: 2 pozycje."],
  ["1.LR-120-CH*999", [tap], "Dodano LR-120-CH | Bateria – wpisz ilość na liście. Na liście: 1 pozycja."],
  ["1.X._rA", [part], "Dodano CZ-1025 | Regulator – teraz 2 sztuki. Pomieszczenie: A. Na liście: 2 pozycje."],
  ["1", [tap, basin, part], "Dodano LR-120-CH, MS-511-BI i 1 inny numer | Na liście: 3 pozycje."],
  [full, [tap], "Lista jest pełna | Na liście: 300 pozycji."],
])("a toast says what was added to %s, and where (27.13)", (before, items, expected) => {
  expect(said(before, items)).toBe(expected);
});

test.each([
  ["1.LR-120-CM*2", "Dodano MS-511-BI | Umywalka. Już na liście: LR-120-CH. Na liście: 2 pozycje."],
  ["1.LR-120-CM.MS-511-BI", "Już na liście: LR-120-CH, MS-511-BI | Na liście: 2 pozycje."],
])(
  "of what is missing from %s only that is added, whichever finish is listed (27.13)",
  (before, expected) => {
    expect(said(before, [tap, basin], true)).toBe(expected);
  },
);

const rooms = `1.${Array.from({ length: 20 }, (_, place) => `_r${place}.X`).join(".")}`;
/** A list whose address is full: digits of numbers that no packing makes shorter. */
const { list: long } = addTo(
  emptyProject,
  Array.from({ length: 299 }, (_, at) => ({
    code: `${Math.sin(at + 1)}${Math.cos(at + 1)}`.replace(/\D/g, "").slice(0, 24),
    quantity: 1,
  })),
);

test.each([
  [parseProject(full), 1, "Lista mieści 300 pozycji. Nie zmieściło się: 1 numer."],
  [parseProject(rooms), 2, "Lista mieści 20 pomieszczeń. Nie zmieściło się: 2 numery."],
  [long, 5, /^Adres listy nie pomieści więcej\. .* Nie zmieściło się: 5 numerów\.$/],
  [long, 0, ""],
])("what had no space is counted, and the limit that it met is named (27.2)", (list, surplus, words) => {
  expect(surplusWords(list, surplus).replaceAll("\u00a0", " ")).toMatch(words);
});
