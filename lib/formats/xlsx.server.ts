import type { SheetData } from "write-excel-file/node";
import { type Cell, type CellLink, plainCell } from "./csv";
import { escapeMarkup } from "./markup";
import { sheetNames } from "./tables/sheet-names";

export type Sheet = {
  name: string;
  /** Headings of the columns, and their widths in characters. */
  columns: readonly { head: string; width?: number }[];
  rows: readonly (readonly Cell[])[];
};

/** Matches all control characters except tab and newline, because most of them are invalid in XML. */
const unwritable = /[^\P{Cc}\t\n]/gu;
/** Matches the beginning of what Excel takes for an escaped character: `_x0041_` would be A. */
const escapeLike = /_(?=x[\da-f]{4}_)/gi;
/** Excel's maximum length of a cell's text, in characters. */
const maxCharacters = 32_767;
const linkType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink";

/**
 * Creates an Excel workbook (XLSX) with typed cells: numbers and dates work in formulas, text is never a formula, and
 * links can be clicked. Changes sheet names that Excel would reject.
 */
export async function xlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  // Loaded with the first workbook, so that the server starts sooner.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const names = sheetNames(sheets.map(({ name }) => name));
  const links = sheets.map(linksOf);
  return writeExcelFile(
    sheets.map(({ columns, rows }, index) => ({
      sheet: names[index] ?? "",
      columns: columns.map(({ width = 16 }) => ({ width })),
      data: [columns.map(({ head }) => ({ value: head, fontWeight: "bold" as const })), ...rows.map(rowOf)],
      stickyRowsCount: 1,
    })),
    {
      features: [
        {
          files: {
            transform: {
              "xl/worksheets/sheet{id}.xml": {
                transform: (content, _options, { sheetIndex }) => withLinks(content, links[sheetIndex] ?? []),
              },
              "xl/worksheets/_rels/sheet{id}.xml.rels": {
                insert: (_options, { sheetIndex }) => links[sheetIndex]?.map(relationship).join(""),
              },
            },
          },
        },
      ],
    },
  ).toBuffer();
}

function rowOf(cells: readonly Cell[]): SheetData[number] {
  return cells.map((cell) => {
    if (cell === null) return null;
    if (typeof cell === "number") return { type: Number, value: cell };
    if (cell instanceof Date) return { type: Date, value: cell, format: "yyyy-mm-dd" };
    if (typeof cell === "object") return { ...textCell(cell.text), textColor: "#0563C1" };
    return textCell(cell);
  });
}

function textCell(text: string) {
  const plain = plainCell(text).replace(unwritable, " ").replace(escapeLike, "_x005F_");
  return { type: String, value: plain.slice(0, maxCharacters) };
}

type PlacedLink = CellLink & { cell: string };

/** Returns a sheet's links with their cell references. Row 1 is the header. */
function linksOf({ rows }: Sheet): PlacedLink[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      isLink(cell) ? { ...cell, cell: `${columnName(column)}${row + 2}` } : [],
    ),
  );
}

function isLink(cell: Cell): cell is CellLink {
  return typeof cell === "object" && cell !== null && !(cell instanceof Date);
}

/** Returns the letters of a spreadsheet column, `A` to `ZZ`; `index` begins at 0. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Adds the links to the sheet's XML, immediately after the cells, as the standard requires. */
function withLinks(sheet: string, links: readonly PlacedLink[]): string {
  if (links.length === 0) return sheet;
  const listed = links.map(({ cell }, index) => `<hyperlink ref="${cell}" r:id="link${index}"/>`).join("");
  return sheet.replace("</sheetData>", `</sheetData><hyperlinks>${listed}</hyperlinks>`);
}

function relationship({ to }: CellLink, index: number): string {
  return `<Relationship Id="link${index}" Type="${linkType}" Target="${escapeMarkup(to)}" TargetMode="External"/>`;
}
