import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { addTo } from "../list/add-to";
import { otherRoom } from "../list/form-fields";
import type { Supply } from "../list/needs";
import { emptyProject, parseProject, writeProject } from "../list/project-list";
import { linesIn } from "../list/remembered-project";
import { changedProject } from "./form.server";

const trim = sampleProduct({
  slug: "bateria",
  code: "LR-130",
  finishes: [
    sampleFinish("chrom", "LR-130-CH", "9520000000202"),
    sampleFinish("czarny-mat", "LR-130-CM", "9520000000219"),
  ],
  requires: ["element"],
});
const body = sampleProduct({
  slug: "element",
  code: "EP-20",
  finishes: [sampleFinish("chrom", "EP-20-BP", "9520000005801")],
});
const catalogue = sampleCatalogue([trim, body]);
/** Without data for the fit rules, which these tests do not need. */
const supply: Supply = {
  catalogue,
  partners: { model: () => null, partnersOf: () => null, judge: () => null, fitting: () => null },
};

type Fields = Record<string, string | string[]>;

function formOf(fields: Fields) {
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

function post(fields: Fields) {
  const form = formOf(fields);
  const { list, reading, surplus, rest, room } = changedProject(form, supply);
  const asked = reading?.asked.flatMap(({ number, results }) =>
    results.flatMap(({ text, isOpen }) => (isOpen ? `${number}: ${text}` : [])),
  );
  return {
    list: writeProject(list).slice(2),
    summary: reading?.summary,
    asked: asked ?? [],
    surplus,
    rest,
    room,
    sent: reading?.sent,
  };
}

test("a name or a note that is too long is not cut off: the former one stays, and what was pasted waits (27.19)", () => {
  const name = "Łazienka przy sypialni na piętrze";
  const note = "Wlot wody z lewej strony, odpływ w posadzce, kabel nad lustrem";
  const form = formOf({
    l: "1._rHol.LR-130-CH._uobok",
    uwaga: note,
    nazwa: name,
    "nowy-pokoj": name,
    pomieszczenie: otherRoom,
    "nowe-pomieszczenie": name,
    numery: "LR-130-CM",
  });
  const changed = changedProject(form, supply);
  expect(writeProject(changed.list)).toBe("1._rHol.LR-130-CH._uobok");
  expect(changed.rest).toBe("LR-130-CM");
  expect(changed.overlong).toEqual([
    `Najwyżej 60 znaków, więc tego nie zapisaliśmy: „${note}”.`,
    ...Array(3).fill(`Najwyżej 30 znaków, więc tego nie zapisaliśmy: „${name}”.`),
  ]);
});

test("a change for which the URL has no space is refused, and what was pasted waits (27.19)", () => {
  const digits = (number: number) => (number % 1).toString(36).slice(2, 12).toUpperCase();
  const codes = Array.from(
    { length: 300 },
    (_, at) => digits(at * Math.SQRT2 + 0.1) + digits(at * Math.E + 0.1),
  );
  const foreign = codes.map((code) => ({ code, quantity: 1 }));
  const l = writeProject(addTo(emptyProject, foreign).list);
  const notes = codes.slice(0, 14).map((code) => `przy oknie ${code}`);
  const changed = changedProject(formOf({ l, uwaga: notes, numery: "LR-130-CM" }), supply);
  expect(writeProject(changed.list)).toBe(l);
  expect(changed.rest).toBe("LR-130-CM");
  expect(changed.overlong).toEqual([expect.stringMatching(/^Adres listy nie pomieści/)]);
});

const two = "1.LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH";
const rooms = `1.${Array.from({ length: 20 }, (_, place) => `_r${place}.XX-100`).join(".")}`;
const full = `1.${Array.from({ length: 300 }, (_, place) => `XX-${100 + place}`).join(".")}`;

/** Fields without a list change `two`. */
const becomes = (fields: Fields, list: string) => expect(post({ l: two, ...fields }).list).toBe(list);

const twoRooms = { l: "1._rA.LR-130-CH._rB.EP-20-BP" };
const moved = { l: "1.LR-130-CH._rKuchnia.EP-20-BP._rB.LR-130-CM", miejsce: ["2", "1", "2"] };
// Two lines, an EAN and another spelling, that get the same number as another line.
const alike = "1.9520000000202*3.EP-20-BP.LR-130-CH*5.LR-929-CH*7";

test.each<[Fields, string]>([
  // An invalid quantity is left to be filled in.
  [{ ilosc: ["2", "1e9", "1.5"] }, "LR-130-CH*2._rKuchnia.EP-20-BP*0.LR-929-CH*0"],
  [{ ilosc: ["", "-1"], nazwa: ["Łazienka", ""] }, "_rŁazienka.LR-130-CH*0._rKuchnia.EP-20-BP*0.LR-929-CH"],
  [{ miejsce: ["1", "1", "0"] }, "LR-929-CH._rKuchnia.EP-20-BP.LR-130-CH"],
  [{ nazwa: "x", miejsce: ["x", "-1", "7"] }, two.slice(2)],
  // Enter in the field of a new room sends its name alone.
  [{ l: "1.LR-130-CH", "nowy-pokoj": "Kuchnia" }, "LR-130-CH._rKuchnia"],
  [{ l: "1.LR-130-CH", "nowy-pokoj": " " }, "LR-130-CH"],
  // Rooms with the same name get a number.
  [{ l: "1._rNowe pomieszczenie", zrob: "nowy-pokoj 0" }, "_rNowe pomieszczenie._rNowe pomieszczenie 2"],
  [{ ...twoRooms, zrob: "nowy-pokoj 0", "nowy-pokoj": "B" }, "_rA.LR-130-CH._rB.EP-20-BP._rB 2"],
  [{ ...twoRooms, nazwa: ["B", "B"] }, "_rB 2.LR-130-CH._rB.EP-20-BP"],
  [{ ...twoRooms, nazwa: ["B", "A"] }, "_rB.LR-130-CH._rA.EP-20-BP"],
  [
    { ...twoRooms, nazwa: ["C", "A"], numery: "XX-10", pomieszczenie: "B" },
    "_rC.LR-130-CH._rA.EP-20-BP.XX-10",
  ],
  [{ l: "1._rA.XX-10._rA", numery: "XX-11", pomieszczenie: "A 2" }, "_rA.XX-10._rA 2.XX-11"],
])("the form of a list changes quantities, names and rooms as its fields say: %j: %s (27.3)", becomes);

test.each<[Fields, string]>([
  [{ zrob: "usun 1" }, "LR-130-CH._rKuchnia.LR-929-CH"],
  [{ zrob: "nizej 0", ilosc: ["3", "1", "1"] }, "_rKuchnia.LR-130-CH*3.EP-20-BP.LR-929-CH"],
  [{ zrob: "wyzej 2" }, "LR-130-CH._rKuchnia.LR-929-CH.EP-20-BP"],
  [{ zrob: "zamien 2 LR-130-CM" }, "LR-130-CH._rKuchnia.EP-20-BP.LR-130-CM"],
  [{ zrob: "nowy-pokoj 0", "nowy-pokoj": " Hol " }, "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH._rHol"],
  [{ zrob: "usun-pokoj 1" }, "LR-130-CH"],
  [{ l: "1._rA.LR-130-CM*2", zrob: "uzupelnij" }, "_rA.LR-130-CM*2.EP-20-BP*2"],
  [{ zrob: "usun 0", miejsce: ["1", "1", "0"] }, "LR-929-CH._rKuchnia.EP-20-BP"],
  [{ ...moved, zrob: "usun-pokoj 1" }, "_rB.LR-130-CM.LR-130-CH"],
  [{ ...moved, zrob: "usun 1" }, "_rKuchnia._rB.LR-130-CM.LR-130-CH"],
  [{ ...moved, nazwa: ["", "Nowa", ""] }, "_rNowa.EP-20-BP._rB.LR-130-CM.LR-130-CH"],
  [{ l: alike, ilosc: ["3", "1", "5", "7"] }, "LR-130-CH*8.EP-20-BP.LR-929-CH*7"],
  [{ l: alike, zrob: "usun 2" }, "LR-130-CH*3.EP-20-BP.LR-929-CH*7"],
  [{ l: alike, zrob: "usun 3" }, "LR-130-CH*8.EP-20-BP"],
])(
  "the form of a list does what is pressed to the lines and rooms that were shown, whatever its fields move: %j: %s (27.3)",
  becomes,
);

test("the form of a list does nothing where what is pressed is no intent", () => {
  for (const zrob of ["", "x", "usun", "usun 99", "usun -1", "zamien 1 <b>", "wyzej x"])
    expect(post({ l: "1.LR-130-CH", zrob })).toMatchObject({ list: "LR-130-CH", asked: [], rest: "" });
});

test("the form of a list adds what is pasted to the named room", () => {
  expect(post({ l: two, numery: "LR130CM x2", pomieszczenie: "Kuchnia" })).toMatchObject({
    list: "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH.LR-130-CM*2",
    summary: "Odczytano 1\u00a0pozycję, 2\u00a0sztuki.",
    asked: [],
    rest: "",
    room: "Kuchnia",
  });
  const chosen = { pomieszczenie: otherRoom, "nowe-pomieszczenie": "Hol" };
  becomes({ l: "1", numery: "9520000000202;XX-10", ...chosen }, "_rHol.LR-130-CH.XX-10");
});

test("the form of a list keeps the valid lines and asks about the others", () => {
  expect(
    post({ numery: "Kod;Ilość;Stan\nLR-130-CH;2;7\n\n<b>x</b>;2\nXX-99", pomieszczenie: "Nowy" }),
  ).toMatchObject({
    list: "_rNowy.LR-130-CH*2.XX-99*0",
    summary:
      "Odczytano 2\u00a0pozycje, 2\u00a0sztuki: numer z\u00a0kolumny 1, ilość z\u00a0kolumny 2. Sprawdź 2\u00a0wiersze. Nie użyto kolumn: „Stan”.",
    asked: [
      "4: Nie ma numeru katalogowego ani EAN. Czeka w\u00a0polu: popraw go i\u00a0dodaj.",
      "5: XX-99 – nie znamy tego numeru",
    ],
    rest: "<b>x</b>;2",
    room: "Nowy",
  });
});

test("the form of a list gives what did not fit back as it was written, so that it can be sent again", () => {
  const many = Array.from({ length: 310 }, (_, place) => `LR-${100 + place}-XX 7`).join("\n");
  const { list, rest, surplus } = post({ numery: many });
  expect([linesIn(`2.${list}`), surplus, rest.split("\n").length]).toEqual([300, 10, 10]);
  expect(rest).toMatch(/^LR-400-XX 7\n/);
  const table = "Kod;Nazwa;Ilość\nLR-130-CH;Bateria;5\nLR-130-CM;Bateria;";
  expect(post({ l: full, numery: table }).rest).toBe("LR-130-CH;Bateria;5\nLR-130-CM;Bateria;");
  const almost = full.slice(0, full.lastIndexOf("."));
  expect(post({ l: almost, numery: "LR-130-CH 2, LR-130-CM 3" }).rest).toBe("LR-130-CM 3");
  expect(post({ l: rooms, numery: "LR-130-CH 5", pomieszczenie: "Nowy" })).toMatchObject({
    asked: ["1: 5 × LR-130-CH – Bateria Lira – nie zmieściło się"],
    rest: "LR-130-CH 5",
    room: "Nowy",
  });
});

test("the form of a list gives a text of which nothing was read back whole", () => {
  const greeting = "Dzień dobry!\nPozdrawiam";
  expect(post({ numery: greeting })).toMatchObject({ asked: [], rest: greeting });
  expect(post({ numery: "Dzień dobry, poproszę dwie baterie" }).asked).toHaveLength(1);
});

const first = post({ l: "1.EP-20-BP", numery: "LR-130-CH 2 3\nLR-130-CM 5" });
const again = (fields: Fields) =>
  post({
    zrob: "czytaj",
    l: first.sent?.after ?? "",
    tekst: first.sent?.text ?? "",
    przed: first.sent?.before ?? "",
    po: first.sent?.after ?? "",
    ...fields,
  });

test("the last text is read again as the visitor says, in the place of what it had added", () => {
  expect(first).toMatchObject({ list: "EP-20-BP.LR-130-CH*0.LR-130-CM*5", asked: [expect.any(String)] });
  expect(again({ rola: "code:LR-130-CM=text" }).list).toBe("EP-20-BP.LR-130-CH*0");
  expect(again({}).list).toBe("EP-20-BP.LR-130-CH*0.LR-130-CM*5");
});

test("the last text is read again without bringing twice what a long text has left in the field", () => {
  const { sent, summary, rest } = post({
    numery: "LR-130-CH 2\n".repeat(600) + "LR-130-CM 3\n".repeat(200),
  });
  expect(summary).toContain("Tekst jest długi: reszta, od wiersza 534, czeka w\u00a0polu.");
  const { before: przed = "", after: po = "", text: tekst = "" } = sent ?? {};
  const { rest: left } = post({ zrob: "czytaj", l: po, tekst, przed, po, numery: rest });
  expect(left.match(/CM 3/g)).toHaveLength(200);
});

test("the last text is read again column by column: the others stay asked about, and heads are rooms", () => {
  const table = "Kod;A1;A2\nLR-130-CH;1;2\nLR-130-CM;3;–";
  const one = post({ zrob: "czytaj", tekst: table, rola: "column:1=floor" });
  expect(one.list).toBe("_rA1.LR-130-CH.LR-130-CM*3");
  expect(one.summary).toContain("Sprawdź 1\u00a0kolumnę.");
  const both = post({ zrob: "czytaj", tekst: table, rola: ["column:1=floor", "column:2=floor"] });
  expect(both.list).toBe("_rA1.LR-130-CH.LR-130-CM*3._rA2.LR-130-CH*2");
  expect(both.summary).not.toContain("Sprawdź");
  expect(post({ numery: table })).toMatchObject({ list: "LR-130-CH*0.LR-130-CM*0", asked: [] });
});

test.each([
  // Marking a number as the quantity settles its row. An answer about „bez korka” says nothing about „bez”.
  ["LR-130-CH umywalka 56x8 2", "number:number.edge=quantity", "LR-130-CH*2"],
  ["LR-130-CH 2 szt. bez korka\nLR-130-CM bez", "doubt:bez korka=text", "LR-130-CH*2.LR-130-CM*0"],
])("the last text is read again with an answer: %j, %s", (text, rola, list) => {
  expect(post({ numery: text }).asked).not.toEqual([]);
  expect(post({ zrob: "czytaj", tekst: text, rola }).list).toBe(list);
});

test("a text that is read again keeps what was edited since", () => {
  const edited = "1.LR-130-CH*4._rKuchnia.LR-130-CM*5.XX-1";
  expect(again({ l: edited, rola: "code:LR-130-CM=text" }).list).toBe(
    "LR-130-CH*4._rKuchnia.LR-130-CM*5.XX-1",
  );
});

test("the last text is read again, twice with the same answer", () => {
  const rola = "code:LR-130-CM=text";
  const { list, sent } = again({ rola });
  expect(again({ l: `1.${list}`, po: sent?.after ?? "", rola }).list).toBe(list);
});

/** Three rooms of 40 lines each. */
const threePages = `1.${[1, 2, 3]
  .flatMap((room) => [
    `_rP${room - 1}`,
    ...Array.from({ length: 40 }, (_, line) => `XX-${100 * room + line}`),
  ])
  .join(".")}`;
const changedOnThird = (fields: Fields) => {
  const { list, page } = changedProject(formOf({ l: threePages, strona: "3", ...fields }), supply);
  const beginning = list.rooms.map(({ name, lines: [first, ...others] }) =>
    first ? `${name}: ${first.code}*${first.quantity} + ${others.length}` : name,
  );
  return [page, ...beginning];
};

test("on a later page of a long list fields mean its lines and rooms, and the page stays (27.21)", () => {
  const quantities = ["7", ...Array.from({ length: 17 }, () => "1")];
  const fields = { ilosc: quantities, nazwa: "Hol", miejsce: ["1", "2", "0"] };
  expect(changedOnThird(fields)).toEqual([3, "P0: XX-100*1 + 40", "Hol: XX-200*7 + 37", "P2: XX-300*1 + 40"]);
});

test("on a later page of a long list a press means what it was pressed on; what is added is shown (27.21)", () => {
  expect(changedOnThird({ zrob: "usun 40" })[2]).toBe("P1: XX-201*1 + 38");
  expect(changedOnThird({ zrob: "usun-pokoj 1" })).toEqual([3, "P0: XX-100*1 + 39", "P2: XX-300*1 + 39"]);
  expect(changedOnThird({ numery: "XX-10", pomieszczenie: "P0" })[0]).toBe(2);
  expect(changedOnThird({ "nowy-pokoj": "Kuchnia" })[0]).toBe(6);
});

test("what is missing and does not fit is reported", () => {
  const almost = full.replace("XX-399", "LR-130-CH");
  expect(post({ l: almost, zrob: "uzupelnij" })).toMatchObject({
    list: writeProject(parseProject(almost)).slice(2),
    surplus: 1,
  });
});
