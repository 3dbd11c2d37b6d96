import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { addTo } from "../list/add-to";
import { otherRoom } from "../list/form-fields";
import type { Supply } from "../list/needs";
import { emptyProject, parseProject, writeProject } from "../list/project-list";
import { linesIn } from "../list/remembered-project";
import { countsOf } from "../list/room-views";
import { roomViews } from "../list/view";
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
const old = sampleProduct({
  slug: "reling-450",
  code: "LR-929",
  finishes: [sampleFinish("chrom", "LR-929-CH", "9520000001506")],
  withdrawn: { from: "2026-03-31", successor: "bateria" },
});
const catalogue = sampleCatalogue([trim, body, old]);
/** Has no data for the fit rules, which these tests do not need. */
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
    surplus: surplus.map(({ code }) => code),
    rest,
    room,
    sent: reading?.sent,
  };
}

test("a name or a note that is too long is not cut off: the former one stays, and what was pasted waits (27.19)", () => {
  const name = "Łazienka przy sypialni na piętrze";
  const note = "Wlot wody z lewej strony, odpływ w posadzce, kabel nad lustrem";
  const changed = changedProject(
    new URLSearchParams({
      l: "1._rHol.LR-130-CH._uobok",
      uwaga: note,
      nazwa: name,
      "nowy-pokoj": name,
      pomieszczenie: otherRoom,
      "nowe-pomieszczenie": name,
      numery: "LR-130-CM",
    }),
    supply,
  );
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

describe("the form of a list", () => {
  test.each<[Fields, string]>([
    [{ ilosc: ["2", "1e9", "1.5"] }, "LR-130-CH*2._rKuchnia.EP-20-BP*0.LR-929-CH*0"],
    [{ ilosc: ["", "-1"], nazwa: ["Łazienka", ""] }, "_rŁazienka.LR-130-CH*0._rKuchnia.EP-20-BP*0.LR-929-CH"],
    [{ miejsce: ["1", "1", "0"] }, "LR-929-CH._rKuchnia.EP-20-BP.LR-130-CH"],
    [{ nazwa: "x", miejsce: ["x", "-1", "7"] }, two.slice(2)],
  ])("changes quantities, names and rooms; an invalid quantity is left to be filled in: %j: %s", becomes);

  test.each<[Fields, string]>([
    [{ zrob: "usun 1" }, "LR-130-CH._rKuchnia.LR-929-CH"],
    [{ zrob: "nizej 0", ilosc: ["3", "1", "1"] }, "_rKuchnia.LR-130-CH*3.EP-20-BP.LR-929-CH"],
    [{ zrob: "wyzej 2" }, "LR-130-CH._rKuchnia.LR-929-CH.EP-20-BP"],
    [{ zrob: "zamien 2 LR-130-CM" }, "LR-130-CH._rKuchnia.EP-20-BP.LR-130-CM"],
    [{ zrob: "usun 0", miejsce: ["1", "1", "0"] }, "LR-929-CH._rKuchnia.EP-20-BP"],
    [{ zrob: "usun-pokoj 1" }, "LR-130-CH"],
    [
      { l: "1.LR-130-CH*2._rKuchnia.LR-130-CM", zrob: "uzupelnij" },
      "LR-130-CH*2.EP-20-BP*2._rKuchnia.LR-130-CM.EP-20-BP",
    ],
    // Enter in the field of a new room sends its name alone.
    [{ l: "1.LR-130-CH", "nowy-pokoj": "Kuchnia" }, "LR-130-CH._rKuchnia"],
    [{ l: "1.LR-130-CH", "nowy-pokoj": " " }, "LR-130-CH"],
  ])("does what is pressed, after what its fields say: %j: %s (27.3)", becomes);

  test("does nothing where what is pressed is no intent", () => {
    for (const zrob of ["", "x", "usun", "usun 99", "usun -1", "zamien 1 <b>", "wyzej x"])
      expect(post({ l: "1.LR-130-CH", zrob })).toMatchObject({ list: "LR-130-CH", asked: [], rest: "" });
  });

  test("adds what is pasted to the named room", () => {
    expect(post({ l: two, numery: "LR130CM x2", pomieszczenie: "Kuchnia" })).toMatchObject({
      list: "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH.LR-130-CM*2",
      summary: "Odczytano 1\u00a0pozycję, 2\u00a0sztuki.",
      asked: [],
      rest: "",
      room: "Kuchnia",
    });
    becomes({ l: "1", numery: "9520000000202;XX-10", pomieszczenie: "Hol 1" }, "_rHol 1.LR-130-CH.XX-10");
    const chosen = { pomieszczenie: otherRoom, "nowe-pomieszczenie": "Hol" };
    becomes({ numery: "XX-10", ...chosen }, "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH._rHol.XX-10");
  });

  test.each<[Fields, string]>([
    [{ zrob: "nowy-pokoj 0", "nowy-pokoj": " Hol " }, "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH._rHol"],
    [{ miejsce: ["nowe", "1", "nowe"] }, "_rKuchnia.EP-20-BP._rNowe pomieszczenie.LR-130-CH.LR-929-CH"],
    [{ l: "1._rNowe pomieszczenie", zrob: "nowy-pokoj 0" }, "_rNowe pomieszczenie._rNowe pomieszczenie 2"],
    [{ l: rooms, miejsce: ["nowe"] }, rooms.slice(2)],
  ])("adds rooms, and moves lines into a new one: %j: %s", becomes);

  const twoRooms = { l: "1._rA.LR-130-CH._rB.EP-20-BP" };
  test.each<[Fields, string]>([
    [{ ...twoRooms, zrob: "nowy-pokoj 0", "nowy-pokoj": "B" }, "_rA.LR-130-CH._rB.EP-20-BP._rB 2"],
    [{ ...twoRooms, nazwa: ["B", "B"] }, "_rB 2.LR-130-CH._rB.EP-20-BP"],
    [{ ...twoRooms, nazwa: ["B", "A"] }, "_rB.LR-130-CH._rA.EP-20-BP"],
    [
      { ...twoRooms, nazwa: ["B", "B"], numery: "XX-10", pomieszczenie: "A" },
      "_rB 2.LR-130-CH.XX-10._rB.EP-20-BP",
    ],
    [{ l: "1._rA.XX-10._rA", numery: "XX-11", pomieszczenie: "A 2" }, "_rA.XX-10._rA 2.XX-11"],
  ])(
    "distinguishes rooms with the same name by a number, whether they are added or renamed: %j: %s",
    becomes,
  );

  test("keeps the valid lines and asks about the others", () => {
    expect(
      post({ numery: "Kod;Ilość\nLR-130-CH;2\n\n<b>x</b>;2\nXX-99", pomieszczenie: "Nowy" }),
    ).toMatchObject({
      list: "_rNowy.LR-130-CH*2.XX-99*0",
      summary:
        "Odczytano 2\u00a0pozycje, 2\u00a0sztuki: numer z\u00a0kolumny 1, ilość z\u00a0kolumny 2. Sprawdź 2\u00a0wiersze.",
      asked: [
        "4: Nie ma numeru katalogowego ani EAN. Czeka w\u00a0polu: popraw go i\u00a0dodaj.",
        "5: XX-99 – nie znamy tego numeru",
      ],
      rest: "<b>x</b>;2",
      room: "Nowy",
    });
  });

  test("gives what did not fit back as it was written, so that it can be sent again", () => {
    const many = Array.from({ length: 310 }, (_, place) => `LR-${100 + place}-XX 7`).join("\n");
    const { list, rest, surplus } = post({ numery: many });
    expect([linesIn(`2.${list}`), surplus.length, rest.split("\n").length]).toEqual([300, 10, 10]);
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

  test("gives a text of which nothing was read back whole", () => {
    const greeting = "Dzień dobry!\nPozdrawiam";
    expect(post({ numery: greeting })).toMatchObject({ asked: [], rest: greeting });
    expect(post({ numery: "Dzień dobry, poproszę dwie baterie" }).asked).toHaveLength(1);
  });

  test("reads a long text in parts: the rest stays in the field", () => {
    const { summary, rest } = post({ numery: "LR-130-CH 2\n".repeat(800) });
    expect(summary).toContain("Tekst jest długi: reszta, od wiersza 534, czeka w\u00a0polu.");
    expect(rest.split("\n")).toHaveLength(267);
    expect(post({ numery: rest })).toMatchObject({ list: "LR-130-CH*534", asked: [], rest: "" });
  });

  describe("reads the last text again", () => {
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

    test("after it has asked", () => {
      expect(first).toMatchObject({ list: "EP-20-BP.LR-130-CH*0.LR-130-CM*5", rest: "" });
      expect(first.asked).toHaveLength(1);
    });

    test("as the visitor says, in the place of what it had added", () => {
      expect(again({ rola: "code:LR-130-CM=text" }).list).toBe("EP-20-BP.LR-130-CH*0");
      expect(again({}).list).toBe("EP-20-BP.LR-130-CH*0.LR-130-CM*5");
    });

    test("without bringing twice what it had not read of it", () => {
      const { sent, rest } = post({ numery: "LR-130-CH 2\n".repeat(600) + "LR-130-CM 3\n".repeat(200) });
      const { before: przed = "", after: po = "", text: tekst = "" } = sent ?? {};
      const { rest: left } = post({ zrob: "czytaj", l: po, tekst, przed, po, numery: rest });
      expect(left.match(/CM 3/g)).toHaveLength(200);
    });

    test("column by column: the others stay asked about, and heads are rooms", () => {
      const table = "Kod;A1;A2\nLR-130-CH;1;2\nLR-130-CM;3;–";
      const one = post({ zrob: "czytaj", tekst: table, rola: "column:1=floor" });
      expect(one.list).toBe("_rA1.LR-130-CH.LR-130-CM*3");
      expect(one.summary).toContain("Sprawdź 1\u00a0kolumnę.");
      const both = post({ zrob: "czytaj", tekst: table, rola: ["column:1=floor", "column:2=floor"] });
      expect(both.list).toBe("_rA1.LR-130-CH.LR-130-CM*3._rA2.LR-130-CH*2");
      expect(both.summary).not.toContain("Sprawdź");
      expect(post({ numery: table })).toMatchObject({ list: "LR-130-CH*0.LR-130-CM*0", asked: [] });
    });

    test("with a number that ends the question of its row", () => {
      const text = "LR-130-CH umywalka 56x38 2";
      expect(post({ numery: text }).asked).toHaveLength(1);
      const again = post({ zrob: "czytaj", tekst: text, rola: "number:number.edge=quantity" });
      expect(again).toMatchObject({ list: "LR-130-CH*2", asked: [] });
    });

    test("with a word that is something else beside another one", () => {
      const text = "LR-130-CH 2 szt. bez korka\nLR-130-CM bez";
      const { list } = post({ zrob: "czytaj", tekst: text, rola: "doubt:bez korka=text" });
      expect(list).toBe("LR-130-CH*2.LR-130-CM*0");
    });

    test("and keeps what was edited since", () => {
      const edited = "1.LR-130-CH*4._rKuchnia.LR-130-CM*5.XX-1";
      expect(again({ l: edited, rola: "code:LR-130-CM=text" }).list).toBe(
        "LR-130-CH*4._rKuchnia.LR-130-CM*5.XX-1",
      );
    });

    test("twice with the same answer", () => {
      const rola = "code:LR-130-CM=text";
      const { list, sent } = again({ rola });
      expect(again({ l: `1.${list}`, po: sent?.after ?? "", rola }).list).toBe(list);
    });
  });

  describe("on a later page of a long list (27.21)", () => {
    const names = Array.from({ length: 3 }, (_, room) => `_rP${room}`);
    const codes = (room: number) => Array.from({ length: 40 }, (_, line) => `XX-${100 * room + 100 + line}`);
    const l = `1.${names.flatMap((name, room) => [name, ...codes(room)]).join(".")}`;
    const changed = (fields: Fields) => {
      const { list, page } = changedProject(formOf({ l, strona: "3", ...fields }), supply);
      return { page, rooms: list.rooms.map(({ name, lines }) => [name, lines.length, lines[0]]) };
    };

    test("fields mean its lines and rooms, and the page stays", () => {
      const quantities = ["7", ...Array.from({ length: 17 }, () => "1")];
      expect(changed({ ilosc: quantities, nazwa: "Hol", miejsce: ["1", "2", "0"] })).toEqual({
        page: 3,
        rooms: [
          ["P0", 41, { code: "XX-100", quantity: 1 }],
          ["Hol", 38, { code: "XX-200", quantity: 7 }],
          ["P2", 41, { code: "XX-300", quantity: 1 }],
        ],
      });
    });

    test("a press means what it was pressed on; what is added is shown", () => {
      expect(changed({ zrob: "usun 40" }).rooms[1]).toEqual(["P1", 39, { code: "XX-201", quantity: 1 }]);
      expect(changed({ zrob: "usun-pokoj 1" })).toMatchObject({
        page: 3,
        rooms: [
          ["P0", 40, {}],
          ["P2", 40, {}],
        ],
      });
      expect(changed({ numery: "XX-10", pomieszczenie: "P0" }).page).toBe(2);
      expect(changed({ "nowy-pokoj": "Kuchnia" }).page).toBe(6);
    });
  });

  const moved = { l: "1.LR-130-CH._rKuchnia.EP-20-BP._rB.LR-130-CM", miejsce: ["2", "1", "2"] };
  const renamed = { l: moved.l, nazwa: ["", "Kuchnia", "C"] };
  test.each<[Fields, string]>([
    [{ ...moved, zrob: "usun-pokoj 1" }, "_rB.LR-130-CM.LR-130-CH"],
    [{ ...moved, zrob: "usun 1" }, "_rKuchnia._rB.LR-130-CM.LR-130-CH"],
    [{ ...moved, nazwa: ["", "Nowa", ""] }, "_rNowa.EP-20-BP._rB.LR-130-CM.LR-130-CH"],
    [{ ...renamed, numery: "XX-10", pomieszczenie: "B" }, "LR-130-CH._rKuchnia.EP-20-BP._rC.LR-130-CM.XX-10"],
  ])("a press means the line and the room that were shown, whatever the fields move: %j: %s", becomes);

  // Two lines, an EAN and another spelling, that get the same number as another line.
  const l = "1.9520000000202*3.EP-20-BP.LR-130-CH*5.LR-929-CH*7";
  test.each<[Fields, string]>([
    [{ l, ilosc: ["3", "1", "5", "7"] }, "LR-130-CH*8.EP-20-BP.LR-929-CH*7"],
    [{ l, zrob: "usun 2" }, "LR-130-CH*3.EP-20-BP.LR-929-CH*7"],
    [{ l, zrob: "usun 3" }, "LR-130-CH*8.EP-20-BP"],
  ])(
    "a press means the lines that the page showed, even where a number is another line's by now: %j: %s (27.3)",
    becomes,
  );
});

test("what is missing and does not fit is reported", () => {
  const almost = full.replace("XX-399", "LR-130-CH");
  expect(post({ l: almost, zrob: "uzupelnij" })).toMatchObject({
    list: writeProject(parseProject(almost)).slice(2),
    surplus: ["EP-20-BP"],
  });
});

test("a line that cannot be ordered says why, and what may replace it", () => {
  const rooms = roomViews(parseProject("1.LR-929-CH.LR-130.XX-1.LR-130-CM*0"), catalogue);
  const problems = rooms[0]?.lines.map(({ problem }) => problem);
  expect(problems?.map((one) => [one?.reason, one?.replacements.map(({ code }) => code)])).toEqual([
    ["Produkt wycofany z oferty.", ["LR-130-CH"]],
    ["Ten numer ma kilka wykończeń. Wybierz jedno:", ["LR-130-CH", "LR-130-CM"]],
    ["Nie znamy tego numeru.", []],
    [undefined, undefined],
  ]);
  expect(countsOf(rooms).wrong).toHaveLength(4);
});
