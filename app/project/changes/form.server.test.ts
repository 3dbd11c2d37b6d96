import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { otherRoom } from "../list/form-fields";
import { messagesOf, parseLeftovers, restOf, unreadMessage, writeLeftovers } from "../list/leftovers";
import type { Supply } from "../list/needs";
import { parseProject, writeProject } from "../list/project-list";
import { countsOf } from "../list/room-views";
import { projectView } from "../list/view";
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
const supply: Supply = { catalogue, partners: { model: () => null, partnersOf: () => null } };

type Fields = Record<string, string | string[]>;

function post(fields: Fields) {
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  const { list, leftovers, unread, room } = changedProject(form, supply);
  // The page reads the leftovers from its URL.
  expect(parseLeftovers(writeLeftovers(leftovers))).toEqual(leftovers);
  const messages = messagesOf(leftovers).flatMap(({ text, rows }) => [text, ...rows]);
  return { list: writeProject(list).slice(2), messages, rest: restOf(leftovers), unread, room };
}

const two = "1.LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH";
const rooms = `1.${Array.from({ length: 12 }, (_, place) => `_r${place}.XX-100`).join(".")}`;
const full = `1.${Array.from({ length: 60 }, (_, place) => `XX-${100 + place}`).join(".")}`;

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

  test("does nothing where what is pressed is no command", () => {
    for (const zrob of ["", "x", "usun", "usun 99", "usun -1", "zamien 1 <b>", "wyzej x"])
      expect(post({ l: "1.LR-130-CH", zrob })).toMatchObject({ list: "LR-130-CH", messages: [] });
  });

  test("adds what is pasted to the named room", () => {
    expect(post({ l: two, numery: "LR130CM x2", pomieszczenie: "Kuchnia" })).toMatchObject({
      list: "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH.LR-130-CM*2",
      messages: [],
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

  test("keeps the valid lines and reports the others", () => {
    expect(
      post({ numery: "Kod;Ilość\nLR-130-CH;2\n\n<b>x</b>;2\nXX-99", pomieszczenie: "Nowy" }),
    ).toMatchObject({
      list: "_rNowy.LR-130-CH*2.XX-99",
      messages: [
        "Odczytano 2\u00a0wiersze: numer z kolumny 1, ilość z kolumny 2.",
        "Jeden wiersz nie ma numeru katalogowego ani EAN. Czeka w polu: popraw go i dodaj.",
        "wiersz 4: „<b>x</b>;2”",
        "Nie znamy jednego z numerów. Jest na liście: popraw go albo usuń.",
        "wiersz 5: „XX-99”",
      ],
      rest: "<b>x</b>;2",
      room: "Nowy",
    });
    const many = Array.from({ length: 70 }, (_, place) => `LR-${100 + place}-XX 7`).join("\n");
    const { list, messages, rest } = post({ numery: many });
    expect(list.split(".")).toHaveLength(60);
    expect(messages.slice(-10)).toEqual([
      "Lista mieści 60 pozycji w 12 pomieszczeniach. Nie zmieściło się:",
      ...[61, 62, 63, 64, 65, 66, 67, 68].map((row) => `wiersz ${row}: „LR-${99 + row}-XX 7”`),
      "i 2\u00a0dalsze",
    ]);
    expect(rest.split("\n")).toHaveLength(10);
    expect(rest).toMatch(/^LR-160-XX 7\n/);
  });

  test("reads a long text in parts: the rest stays in the field", () => {
    const { rows, rest } = post({ numery: "LR-130-CH 2\n".repeat(800) }).unread;
    expect(unreadMessage(rows).text).toBe(
      "Tekst jest długi: przeczytaliśmy 533\u00a0wiersze od początku. Reszta czeka w polu, dodaj ją osobno.",
    );
    expect(rest.split("\n")).toHaveLength(267);
    expect(post({ numery: rest })).toMatchObject({ list: "LR-130-CH*534", messages: [], rest: "" });
  });

  test("gives what did not fit back as it was written, so that it can be sent again", () => {
    const table = "Kod;Nazwa;Ilość\nLR-130-CH;Bateria;5\nLR-130-CM;Bateria;";
    const { messages, rest } = post({ l: full, numery: table });
    expect(messages).toEqual([
      "Odczytano 2\u00a0wiersze: numer z kolumny 1, ilość z kolumny 3.",
      "Lista mieści 60 pozycji w 12 pomieszczeniach. Nie zmieściło się:",
      "wiersz 2: „LR-130-CH;Bateria;5”",
      "wiersz 3: „LR-130-CM;Bateria;”",
    ]);
    expect(rest).toBe(table);
    expect(post({ numery: rest }).list).toBe("LR-130-CH*5.LR-130-CM*0");
    const almost = full.slice(0, full.lastIndexOf("."));
    expect(post({ l: almost, numery: "LR-130-CH 2, LR-130-CM 3" }).rest).toBe("LR-130-CM 3");
    expect(post({ l: rooms, numery: "LR-130-CH 5", pomieszczenie: "Nowy" })).toMatchObject({
      messages: [
        "Lista mieści 60 pozycji w 12 pomieszczeniach. Nie zmieściło się:",
        "wiersz 1: „LR-130-CH 5”",
      ],
      rest: "LR-130-CH 5",
      room: "Nowy",
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
  const almost = full.replace("XX-159", "LR-130-CH");
  expect(post({ l: almost, zrob: "uzupelnij" })).toMatchObject({
    list: almost.slice(2),
    messages: ["Lista mieści 60 pozycji w 12 pomieszczeniach. Nie zmieściło się:", "EP-20-BP"],
    rest: "EP-20-BP",
  });
});

test("a line that cannot be ordered says why, and what may replace it", () => {
  const { rooms } = projectView(parseProject("1.LR-929-CH.LR-130.XX-1.LR-130-CM*0"), supply);
  const problems = rooms[0]?.lines.map(({ problem }) => problem);
  expect(problems?.map((one) => [one?.reason, one?.replacements.map(({ code }) => code)])).toEqual([
    ["Produkt wycofany z oferty.", ["LR-130-CH"]],
    ["Ten numer ma kilka wykończeń. Wybierz jedno:", ["LR-130-CH", "LR-130-CM"]],
    ["Nie znamy tego numeru.", []],
    [undefined, undefined],
  ]);
  expect(countsOf(rooms).wrong).toHaveLength(4);
});
