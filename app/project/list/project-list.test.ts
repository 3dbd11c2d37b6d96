import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addTo } from "./add-to";
import {
  emptyProject,
  isDamaged,
  linesOf,
  maxRooms,
  type ProjectRoom,
  parseProject,
  tidyProject,
  writeProject,
  writeProjectQuery,
} from "./project-list";

const [chrome, matt] = ["LR-120-CH", "LR-130-CM"];

/** Packs a text in the format of addresses, but by another program, and with another dictionary. */
function pack(text: string, words = "") {
  const sum = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 1);
  const data = deflateRawSync(text, words ? { dictionary: Buffer.from(words) } : {});
  return Buffer.concat([Buffer.from([sum >> 8, sum & 255]), data]).toString("base64url");
}

const packedHotel =
  "2.60.xXVd1DEOAjEMAMH_UMaJ7_gBv6CiQ9Dwf3HeNVfQbRFpZMnx_XV7fx7P_3tYG3I8oWtLL2FH9bRn9bLrZ1zSzurN3qp3e6--2r8_75Vt6diUUzp25ZQGqtJAVeI_tjRQlQaq0ijVKrMlrkpLgaoUqEqBqhSoSoGqFKhKUarFpC2hKnEXWpqoStyBliaq0kRVmqhKs1SLSZUmakuoSlyPlhaq0kJVWqhKC1VpcfEoJlVaqEoLtSVUpURVSlSlRFVKVKUs1WJSpURVSlSlRG0JNb8";

/** Letters that cannot be compressed. */
const noise = (seed: number) =>
  Array.from({ length: 60 }, (_, at) =>
    String.fromCharCode(0x4e00 + (((seed * 61 + at) * 7_919) % 20_000)),
  ).join("");

const anyRoom = fc.record({
  name: fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.constant("ąęść_.*🛁 ".repeat(9)),
  ),
  lines: fc.array(
    fc.record({
      code: fc.string({ maxLength: 40 }),
      quantity: fc.nat(999),
      note: fc.oneof(fc.constant(""), fc.string({ unit: "binary", maxLength: 80 })),
    }),
    { maxLength: 30 },
  ),
});
const anyRooms: fc.Arbitrary<ProjectRoom[]> = fc.array(anyRoom, { maxLength: 20 });

test("a list's URL names the version, the project, the lines with their notes and the rooms (27.1)", () => {
  const list = {
    name: "Dom_2",
    rooms: [
      { name: "", lines: [{ code: chrome, quantity: 2, note: "pod oknem, 3.5 m" }] },
      { name: "Łazienka 1.", lines: [{ code: matt, quantity: 1 }] },
      { name: "Kuchnia", lines: [] },
    ],
  };
  expect(writeProject(list)).toBe(
    "1._nDom__2.LR-120-CH*2._upod oknem, 3_-5 m._rŁazienka 1_-.LR-130-CM._rKuchnia",
  );
  expect(writeProjectQuery(list)).toBe(
    "l=1._nDom__2.LR-120-CH*2._upod+oknem%2C+3_-5+m._r%C5%81azienka+1_-.LR-130-CM._rKuchnia",
  );
  expect(parseProject(writeProject(list))).toEqual(list);
});

test.each([
  ["1.lr-120-ch", "1.LR-120-CH"],
  ["1.LR-120-CH.LR-120-CH*2", "1.LR-120-CH*3"],
  ["1.LR-120-CH*999.LR-120-CH", "1.LR-120-CH*0"],
  ["1.LR-120-CH*0.LR-120-CH*2", "1.LR-120-CH*0"],
  ["1.LR-120-CH*0.LR-130-CM*-1.LR-140-CH*1e9", "1.LR-120-CH*0.LR-130-CM*0.LR-140-CH*0"],
  ["1.LR-120-CH*1.5", "1.LR-120-CH.5"],
  ["1.<b>x</b>.__.*2..", "1.BXB"],
  ["1._r.LR-120-CH", "1.LR-120-CH"],
  ["1._rA.LR-120-CH._r  .LR-120-CH", "1._rA.LR-120-CH*2"],
  [`1.${"A".repeat(50)}`, `1.${"A".repeat(24)}`],
  ["1._r<b>_x</b>", "1._r<b>_x</b>"],
  ["2.LR-120-CH", "1"],
  ["", "1"],
  ["1._rA.X._rA.X*2", "1._rA.X._rA 2.X*2"],
  ["1._rA._rA 2._rA._rA", "1._rA._rA 2._rA 3._rA 4"],
  [`1._r${"a".repeat(30)}._r${"a".repeat(30)}`, `1._r${"a".repeat(30)}._r${"a".repeat(28)} 2`],
  ["1._uA.LR-120-CH._u.LR-120-CH._uA._n ", "1.LR-120-CH*2._uA"],
  ["1._re\u200b\u0301", "1._r\u00e9"],
])("a list's URL %j is read as %j (27.1)", (given, same) => {
  expect(writeProject(parseProject(given))).toBe(same);
});

test("a URL is the same list for everyone who opens it, however it was made (27.1)", () => {
  fc.assert(
    fc.property(anyRooms, fc.string(), (rooms, name) => {
      const list = tidyProject(rooms, name);
      const query = new URLSearchParams(writeProjectQuery(list));
      expect(parseProject(query.get("l") ?? "")).toEqual(list);
    }),
  );
});

test("a list's URL stays below 4,096 bytes with space for what the browser adds (27.1)", () => {
  const longest = (name: string, seed: number) =>
    Array.from({ length: 300 }, (_, line) => {
      const code = ((line + 2) ** 7 * seed).toString(36).padStart(24, "X");
      return { code, quantity: 999, note: name, room: `${line % 20}${name}` };
    });
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", minLength: 30 }),
      fc.integer({ min: 1, max: 99 }),
      (name, seed) => {
        const list = tidyProject(addTo(emptyProject, longest(name, seed)).list.rooms);
        expect(parseProject(writeProject(list))).toEqual(list);
        const query = writeProjectQuery(list);
        expect(query).toMatch(/^[\x21-\x7e]*$/);
        expect(query.length).toBeLessThan(3_800);
      },
    ),
    { numRuns: 20 },
  );
});

test("a list's URL that is long is packed, and one that was given out before still opens (27.20)", () => {
  const old = `1._nHotel.${Array.from({ length: 60 }, (_, at) => `LR-${110 + at}-CH*${1 + (at % 9)}`).join(".")}`;
  const list = parseProject(old);
  expect(linesOf(list)[59]).toEqual({ code: "LR-169-CH", quantity: 6 });
  expect(writeProject(list)).toBe(packedHotel);
  expect(parseProject(packedHotel)).toEqual(list);
});

test.each([
  ["cut off", packedHotel.slice(0, -3)],
  ["changed", packedHotel.replace(/.(?=.{9}$)/, (letter) => (letter === "A" ? "B" : "A"))],
  ["packed with other words", `2.1.${pack("LR-1.LR-2", "LR-1.LR-2")}`],
  ["larger than any list", `2.1.${pack("A".repeat(1_000_000))}`],
  ["nothing", "2"],
  ["a hundred times as long", `2.1.${"A".repeat(400_000)}`],
  ["no letters", "2.60.<b>"],
  ["too much for any URL", `1.${Array.from({ length: 60 }, (_, at) => `X${at}._u${noise(at)}`).join(".")}`],
])("a list's URL that is %s is no list, and takes no time (27.20)", (_, damaged) => {
  expect([parseProject(damaged), isDamaged(damaged)]).toEqual([{ rooms: [] }, true]);
});

test("a list's URL can be any text (27.1)", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const list = parseProject(`1.${text}`);
      expect(tidyProject(list.rooms, list.name)).toEqual(list);
      expect(parseProject(text).rooms.length).toBeLessThanOrEqual(maxRooms + 1);
    }),
  );
});
