import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isNeededToolThere } from "../runner/needed-tool";
import { newFolder } from "../runner/new-folder";

/** `type` is the OpenDocument value type; empty for an empty cell. */
type ReadCell = { type: string; text: string; isFormula: boolean; link?: string };
type ReadSheet = { name: string; rows: ReadCell[][] };

/** Checks whether LibreOffice, which opens workbooks, is installed (Debian package libreoffice-calc-nogui). */
export function isSpreadsheetProgramThere(): boolean {
  return isNeededToolThere("soffice", spawnSync("soffice", ["--version"]).status === 0);
}

/** Reads the sheets of a workbook with LibreOffice, without empty rows and without trailing empty cells. */
export function readSheets(workbook: Uint8Array): ReadSheet[] {
  const folder = newFolder();
  const file = path.join(folder, "a.xlsx");
  writeFileSync(file, workbook);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  spawnSync("soffice", [profile, "--headless", "--convert-to", "fods", "--outdir", folder, file]);
  const document = readFileSync(path.join(folder, "a.fods"), "utf8");
  rmSync(folder, { recursive: true, maxRetries: 20 });
  const sheets = document.matchAll(/<table:table table:name="([^"]*)".*?<\/table:table>/gs);
  return [...sheets].map(([sheet, name = ""]) => ({
    name: plainText(`<text:p>${name}</text:p>`),
    rows: [...sheet.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)]
      .map(([, row = ""]) => cellsOf(row))
      .filter((row) => row.length > 0),
  }));
}

function cellsOf(row: string): ReadCell[] {
  const cells = [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)];
  const read = cells.flatMap(([, attributes = "", content = ""]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    const [, link] = /<text:a xlink:href="([^"]*)"/.exec(content) ?? [];
    const cell = {
      type: attribute("office:value-type") ?? "",
      text: attribute("office:value") ?? attribute("office:date-value") ?? plainText(content),
      isFormula: attribute("table:formula") !== undefined,
      ...(link && { link: plainText(`<text:p>${link}</text:p>`) }),
    };
    const repeated = Number(attribute("table:number-columns-repeated") ?? 1);
    // LibreOffice writes the empty rest of a row as one cell, repeated up to the last column of the sheet.
    return Array.from({ length: cell.type ? repeated : Math.min(repeated, 300) }, () => cell);
  });
  return read.slice(0, read.findLastIndex(({ type }) => type) + 1);
}

/** Returns the text of a cell, one line per paragraph. */
function plainText(content: string): string {
  const lines = [...content.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, line = ""]) => line);
  return lines
    .join("\n")
    .replaceAll(/<text:s[^>]*\/>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
