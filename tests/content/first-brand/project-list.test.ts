import fc from "fast-check";
import { type Cell, csv } from "lib/formats/csv";
import { expect, test } from "vitest";
import { getBrand } from "~/brand/brand.server";
import { getPartners } from "~/fit/partners.server";
import { changedProject } from "~/project/changes/form.server";
import { projectExport } from "~/project/export/project-export";
import { projectRows } from "~/project/export/table";
import { projectText } from "~/project/list";
import { fields } from "~/project/list/form-fields";
import {
  linesOf,
  type ProjectList,
  tidyProject,
  writeProject,
  writeProjectQuery,
} from "~/project/list/project-list";
import { projectHref, readList } from "~/project/list/query";
import { roomViews } from "~/project/list/view";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { makeProjectPdf } from "../../../tools/downloads/project-pdf/project-pdf";
import { openPdf, textsOf } from "../../support/readers/pdf";

const tree = embeddedTree();
const catalogue = getCatalogue(tree);
const supply = { catalogue, partners: getPartners(tree) };
const finishes = catalogue.products.flatMap((product) =>
  product.finishes.map((finish) => ({ product, finish })),
);

/** Lines as in visitors' lists: mostly numbers of finishes, some of products or unknown, some without a quantity. */
const anyCode = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...finishes.map(({ finish }) => finish.code)) },
  { weight: 2, arbitrary: fc.constantFrom(...catalogue.products.map(({ code }) => code)) },
  { weight: 4, arbitrary: fc.constantFrom(...catalogue.parts.all.map(({ code }) => code)) },
  { weight: 1, arbitrary: fc.constantFrom("XX-999", "XX-999-YY", "5901234123457") },
);
const anyLine = fc.record({
  code: anyCode,
  quantity: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 999 }) }, fc.constant(0)),
  note: fc.oneof(
    fc.constant(""),
    fc.constantFrom("pod oknem", "nie 3, tylko 2 szt.", "LR-120-CH?", "-5", "@"),
    wordy(),
  ),
});
const anyLines = fc.uniqueArray(anyLine, { selector: ({ code }) => code, minLength: 1, maxLength: 12 });
const anyName = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "Łazienka 1",
    "=1+1",
    "'=1+1",
    "A;B",
    'Pokój „2"',
    "a\tb",
    "LR-110-CH",
    "2",
    "Kod",
    "Produkty",
    "op",
  ),
  wordy(),
);

/** Names and notes of what the reader looks for. */
function wordy() {
  const words = "Łazienka 1 2 WC PARTER / ; szt. LR-110-CH po zł Kuchnia 3. (nowa) Kod Razem – Uwagi".split(
    " ",
  );
  return fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(" "));
}

/** Only lists that a table can represent: in a text, rooms of the same name are one room, and empty rooms are lost. */
const anyList = fc
  .record({
    name: fc.oneof(fc.constant(""), anyName),
    rooms: fc.array(fc.record({ name: anyName, lines: anyLines }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ name, rooms }) =>
    readList(new URLSearchParams(writeProjectQuery(tidyProject(rooms, name))), catalogue),
  )
  .filter(({ rooms }) => new Set(rooms.map(({ name }) => name)).size === rooms.length);

const post = (entries: [string, string][]) => changedProject(new URLSearchParams(entries), supply);
const pasted = (text: string) => {
  const { list, surplus, rest } = post([[fields.text, text]]);
  return { list: writeProject(list), surplus, rest };
};
const taken = (list: ProjectList) =>
  projectExport(list, catalogue, { siteUrl: "https://modrawa.example", findArtifact: () => null });

/** Formats rows as spreadsheets copy cells: tabs between them, quotes around text with a tab or a quote. */
function copied(rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell) => {
    const text = value !== null && typeof value === "object" && "text" in value ? value.text : value;
    const shown = typeof text === "number" ? String(text).replace(".", ",") : String(text ?? "");
    return /["\t\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
  return rows.map((row) => row.map(cell).join("\t")).join("\r\n");
}

const pdfBrand = { name: getBrand().name, author: getBrand().name, siteUrl: "https://modrawa.example" };
const read = (list: ProjectList) => ({ list: writeProject(list), surplus: 0, rest: "" });

test("a list is the same when its CSV is pasted, or rows that were copied from its workbook, with their head or without (27.18)", () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const project = taken(list);
      fc.pre(project !== null);
      const rows = projectRows(project);
      expect(pasted(csv(rows))).toEqual(read(list));
      // Cells of a CSV keep its protective apostrophes when a spreadsheet opens them; a workbook's have none.
      fc.pre(!/"'+[=+\-@]/.test(JSON.stringify(list)));
      expect(pasted(copied(rows))).toEqual(read(list));
      expect(pasted(copied(rows.slice(1)))).toEqual(read(list));
    }),
    { numRuns: 30 },
  );
});

test("a list is the same when its address, or the text of the mail that has it, is pasted (27.18)", () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const text = projectText(roomViews(list, catalogue), list.name);
      const address = `https://modrawa.example${projectHref({ list })}`;
      for (const given of [address, text, `Proszę o wycenę\n\n${text}\n\n${address}`])
        expect(pasted(given)).toEqual(read(list));
    }),
    { numRuns: 30 },
  );
});

test("a list is the same when the text of its PDF is pasted, in the order of writing or from top to bottom (27.18)", async () => {
  await fc.assert(
    fc.asyncProperty(anyList, async (list) => {
      const project = taken(list);
      // The font of the PDF lacks the letters of most other languages.
      fc.pre(project !== null && /^[ -~óÓąćęłńśźżĄĆĘŁŃŚŹŻ„”–]*$/.test(JSON.stringify(list)));
      const made = await makeProjectPdf({ project, brand: pdfBrand, date: "2026-11-28" });
      for (const text of await textsOf(await openPdf(made))) expect(pasted(text)).toEqual(read(list));
    }),
    { numRuns: 15 },
  );
});

/** Returns a hotel's list: this many lines in twelve rooms, of all finishes in an order that looks random. */
function hotel(lines: number): ProjectList {
  const codes = finishes.map(({ finish }) => finish.code);
  const rooms = Array.from({ length: 12 }, (_, room) => ({
    name: `Pokój ${101 + room}`,
    lines: Array.from({ length: lines / 12 }, (_, line) => ({
      code: codes[(line * 37 + room * 53 + ((line * room) % 7)) % codes.length] ?? "",
      quantity: (line * 7 + room) % 3 === 0 ? 1 + ((line + room) % 12) : 1,
    })),
  }));
  return tidyProject(rooms);
}

test("the URL of a hotel's list is short, and every form of it has all lines (27.18, 27.20)", () => {
  expect(writeProjectQuery(hotel(60)).length).toBeLessThanOrEqual(290);
  const list = hotel(300);
  expect(linesOf(list)).toHaveLength(300);
  expect(writeProjectQuery(list).length).toBeLessThanOrEqual(1_260);
  const project = taken(list);
  expect(project && projectRows(project)).toHaveLength(301);
  expect(projectText(roomViews(list, catalogue)).match(/^\d+ × /gm)).toHaveLength(300);
  expect(pasted(`https://modrawa.example${projectHref({ list })}`)).toEqual(read(list));
});

test.each([
  ...finishes.map(({ product, finish }) => ({ ...finish, name: product.name, replaces: [] })),
  ...catalogue.parts.all,
])("$code with its EAN and its name, or a number that it replaces, is one piece (27.14)", (sold) => {
  const { code, gtin, name, replaces } = sold;
  for (const text of [
    ...[code, code.replace("-", " ").toLowerCase(), `${code}\t${gtin}\t1`, `${code};${gtin};${name};1`],
    ...[`${name}\n${code} · EAN ${gtin}`, `1 × ${code} – ${name}`, `${name} ${code} 1 szt.`],
    ...(gtin ? [gtin] : []),
    ...replaces,
  ])
    expect(pasted(text), text).toEqual({ list: `1.${code}`, surplus: 0, rest: "" });
  expect(pasted(`${code} ${name} 12 szt.`)).toEqual({ list: `1.${code}*12`, surplus: 0, rest: "" });
});
