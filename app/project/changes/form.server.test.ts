import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import type { Supply } from "../list/needs";
import { parseProject, writeProject } from "../list/project-list";
import { countsOf } from "../list/room-views";
import { projectView } from "../list/view";
import { changedProject } from "./form.server";
import { otherRoom } from "./form-fields";
import { messagesOf, parseLeftovers, restOf, unreadMessage, writeLeftovers } from "./leftovers";

const trim = sampleProduct({
  slug: "bateria",
  name: "Bateria",
  code: "LR-130",
  finishes: [
    sampleFinish("chrom", "LR-130-CH", "9520000000202"),
    sampleFinish("czarny-mat", "LR-130-CM", "9520000000219"),
  ],
  requires: ["element"],
  technical: { flowLpm3bar: 5, cartridge: "Regulator", weightKg: 1.5 },
});
const body = sampleProduct({
  slug: "element",
  name: "Element",
  code: "EP-20",
  finishes: [sampleFinish("chrom", "EP-20-BP", "9520000005801")],
  technical: { weightKg: 2, weightPackedKg: 2.5 },
});
const old = sampleProduct({
  slug: "reling-450",
  code: "LR-929",
  finishes: [sampleFinish("chrom", "LR-929-CH", "9520000001506")],
  withdrawn: { from: "2026-03-31", successor: "bateria" },
  technical: {},
});
const catalogue = sampleCatalogue([trim, body, old]);
/** Has no data for the fit rules, which these tests do not need. */
const supply: Supply = { catalogue, partners: { model: () => null, partnersOf: () => null } };

function post(fields: Record<string, string | string[]>) {
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

describe("the form of a list", () => {
  test("changes quantities, names and rooms; an invalid quantity is left to be filled in", () => {
    const ilosc = ["2", "1e9", "1.5"];
    expect(post({ l: two, ilosc }).list).toBe("LR-130-CH*2._rKuchnia.EP-20-BP*0.LR-929-CH*0");
    expect(post({ l: two, ilosc: ["", "-1"], nazwa: ["Łazienka", ""] }).list).toBe(
      "_rŁazienka.LR-130-CH*0._rKuchnia.EP-20-BP*0.LR-929-CH",
    );
    expect(post({ l: two, miejsce: ["1", "1", "0"] }).list).toBe("LR-929-CH._rKuchnia.EP-20-BP.LR-130-CH");
    expect(post({ l: two, nazwa: "x", miejsce: ["x", "-1", "7"] }).list).toBe(two.slice(2));
  });

  test("does what is pressed, after what its fields say (27.3)", () => {
    expect(post({ l: two, zrob: "usun 1" }).list).toBe("LR-130-CH._rKuchnia.LR-929-CH");
    expect(post({ l: two, zrob: "nizej 0", ilosc: ["3", "1", "1"] }).list).toBe(
      "_rKuchnia.LR-130-CH*3.EP-20-BP.LR-929-CH",
    );
    expect(post({ l: two, zrob: "wyzej 2" }).list).toBe("LR-130-CH._rKuchnia.LR-929-CH.EP-20-BP");
    expect(post({ l: two, zrob: "zamien 2 LR-130-CM" }).list).toBe("LR-130-CH._rKuchnia.EP-20-BP.LR-130-CM");
    expect(post({ l: two, zrob: "usun 0", miejsce: ["1", "1", "0"] }).list).toBe(
      "LR-929-CH._rKuchnia.EP-20-BP",
    );
    expect(post({ l: two, zrob: "usun-pokoj 1" }).list).toBe("LR-130-CH");
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
    expect(post({ numery: "9520000000202;XX-10", pomieszczenie: "Łazienka 1" }).list).toBe(
      "_rŁazienka 1.LR-130-CH.XX-10",
    );
    const pomieszczenie = otherRoom;
    expect(post({ l: two, numery: "XX-10", pomieszczenie, "nowe-pomieszczenie": "Hol" }).list).toBe(
      "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH._rHol.XX-10",
    );
  });

  test("adds rooms, and moves lines into a new one", () => {
    expect(post({ l: two, zrob: "nowy-pokoj 0", "nowy-pokoj": " Hol " }).list).toBe(
      "LR-130-CH._rKuchnia.EP-20-BP.LR-929-CH._rHol",
    );
    expect(post({ l: two, miejsce: ["nowe", "1", "nowe"] }).list).toBe(
      "_rKuchnia.EP-20-BP._rNowe pomieszczenie.LR-130-CH.LR-929-CH",
    );
    expect(post({ l: "1._rNowe pomieszczenie.LR-130-CH", zrob: "nowy-pokoj 0" }).list).toBe(
      "_rNowe pomieszczenie.LR-130-CH._rNowe pomieszczenie 2",
    );
    const rooms = `1.${Array.from({ length: 12 }, (_, place) => `_r${place}.LR-130-CH`).join(".")}`;
    expect(post({ l: rooms, miejsce: ["nowe"] }).list).toBe(rooms.slice(2));
  });

  test("distinguishes rooms with the same name by a number, whether they are added or renamed", () => {
    const rooms = "1._rA.LR-130-CH._rB.EP-20-BP";
    expect(post({ l: rooms, zrob: "nowy-pokoj 0", "nowy-pokoj": "B" }).list).toBe(
      "_rA.LR-130-CH._rB.EP-20-BP._rB 2",
    );
    expect(post({ l: rooms, nazwa: ["B", "B"] }).list).toBe("_rB 2.LR-130-CH._rB.EP-20-BP");
    expect(post({ l: rooms, nazwa: ["B", "A"] }).list).toBe("_rB.LR-130-CH._rA.EP-20-BP");
    expect(post({ l: rooms, nazwa: ["B", "B"], numery: "XX-10", pomieszczenie: "A" }).list).toBe(
      "_rB 2.LR-130-CH.XX-10._rB.EP-20-BP",
    );
    expect(post({ l: "1._rA.XX-10._rA", numery: "XX-11", pomieszczenie: "A 2" }).list).toBe(
      "_rA.XX-10._rA 2.XX-11",
    );
  });

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
    expect(post({ numery: rest })).toMatchObject({
      list: "LR-130-CH*534",
      messages: [],
      rest: "",
    });
  });

  test("gives what did not fit back as it was written, so that it can be sent again", () => {
    const full = `1.${Array.from({ length: 60 }, (_, place) => `XX-${100 + place}`).join(".")}`;
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
    const rooms = `1.${Array.from({ length: 12 }, (_, place) => `_r${place}.XX-100`).join(".")}`;
    expect(post({ l: rooms, numery: "LR-130-CH 5", pomieszczenie: "Nowy" })).toMatchObject({
      messages: [
        "Lista mieści 60 pozycji w 12 pomieszczeniach. Nie zmieściło się:",
        "wiersz 1: „LR-130-CH 5”",
      ],
      rest: "LR-130-CH 5",
      room: "Nowy",
    });
  });

  test("a press means the line and the room that were shown, whatever the fields move", () => {
    const shown = "1.LR-130-CH._rKuchnia.EP-20-BP._rB.LR-130-CM";
    const miejsce = ["2", "1", "2"];
    expect(post({ l: shown, miejsce, zrob: "usun-pokoj 1" }).list).toBe("_rB.LR-130-CM.LR-130-CH");
    expect(post({ l: shown, miejsce, zrob: "usun 1" }).list).toBe("_rKuchnia._rB.LR-130-CM.LR-130-CH");
    expect(post({ l: shown, miejsce, nazwa: ["", "Nowa", ""] }).list).toBe(
      "_rNowa.EP-20-BP._rB.LR-130-CM.LR-130-CH",
    );
    expect(
      post({ l: shown, nazwa: ["", "Kuchnia", "Nowa"], numery: "XX-10-CH", pomieszczenie: "B" }).list,
    ).toBe("LR-130-CH._rKuchnia.EP-20-BP._rNowa.LR-130-CM.XX-10-CH");
  });
});

test("a room is added by its name alone, as Enter in its field sends it (27.3)", () => {
  expect(post({ l: "1.LR-130-CH", "nowy-pokoj": "Kuchnia" }).list).toBe("LR-130-CH._rKuchnia");
  expect(post({ l: "1.LR-130-CH", "nowy-pokoj": " " }).list).toBe("LR-130-CH");
});

test("a press means the lines that the page showed, also where a number is another line's by now (27.3)", () => {
  // Two lines, an EAN and another spelling, that get the same number as another line.
  const l = "1.9520000000202*3.EP-20-BP.LR-130-CH*5.LR-929-CH*7";
  expect(post({ l, ilosc: ["3", "1", "5", "7"] }).list).toBe("LR-130-CH*8.EP-20-BP.LR-929-CH*7");
  expect(post({ l, zrob: "usun 2" }).list).toBe("LR-130-CH*3.EP-20-BP.LR-929-CH*7");
  expect(post({ l, zrob: "usun 3" }).list).toBe("LR-130-CH*8.EP-20-BP");
});

test("what is missing is added by one press, and what does not fit is reported", () => {
  const full = `1.${Array.from({ length: 59 }, (_, place) => `XX-${100 + place}`).join(".")}.LR-130-CH`;
  expect(post({ l: full, zrob: "uzupelnij" })).toMatchObject({
    list: full.slice(2),
    messages: ["Lista mieści 60 pozycji w 12 pomieszczeniach. Nie zmieściło się:", "EP-20-BP"],
    rest: "EP-20-BP",
  });
  expect(post({ l: "1.LR-130-CH*2._rKuchnia.LR-130-CM", zrob: "uzupelnij" }).list).toBe(
    "LR-130-CH*2.EP-20-BP*2._rKuchnia.LR-130-CM.EP-20-BP",
  );
});

test("a line that cannot be ordered says why, and what may replace it", () => {
  const { rooms } = projectView(parseProject("1.LR-929-CH.LR-130.XX-1.LR-130-CM*0"), supply);
  expect(rooms[0]?.lines.map(({ problem }) => problem?.reason)).toEqual([
    "Produkt wycofany z oferty.",
    "Ten numer ma kilka wykończeń. Wybierz jedno:",
    "Nie znamy tego numeru.",
    undefined,
  ]);
  expect(rooms[0]?.lines.map(({ problem }) => problem?.replacements.map(({ code }) => code))).toEqual([
    ["LR-130-CH"],
    ["LR-130-CH", "LR-130-CM"],
    [],
    undefined,
  ]);
  expect(countsOf(rooms).wrong).toHaveLength(4);
});
