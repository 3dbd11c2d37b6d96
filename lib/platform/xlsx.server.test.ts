import { expect, test } from "vitest";
import { isSpreadsheetProgramThere, readSheets, readWorkbook } from "../../tests/support/readers/spreadsheet";
import { type Sheet, xlsx } from "./xlsx.server";

test.skipIf(!isSpreadsheetProgramThere())("LibreOffice reads every cell in its type", async () => {
  const workbook = await xlsx([
    {
      name: "Próba",
      columns: [{ head: "Nazwa", width: 30 }, { head: "Masa [kg]" }, { head: "Od" }, { head: "EAN" }],
      rows: [
        ["Łącznik „<&>”", 1.4, new Date("2026-11-22"), "0520000000103"],
        ["=1+1", null, null, "+48 600"],
        ["znak\u000bsterujący", -2, null, null],
      ],
    },
  ]);
  const text = (words: string) => ({ type: "string", text: words, isFormula: false });
  const empty = expect.objectContaining({ type: "" });
  expect(readWorkbook(workbook)).toEqual([
    [text("Nazwa"), text("Masa [kg]"), text("Od"), text("EAN")],
    [
      text("Łącznik „<&>”"),
      { type: "float", text: "1.4", isFormula: false },
      { type: "date", text: "2026-11-22", isFormula: false },
      text("0520000000103"),
    ],
    [text("=1+1"), empty, empty, text("+48 600")],
    [text("znak sterujący"), { type: "float", text: "-2", isFormula: false }],
  ]);
});

test.skipIf(!isSpreadsheetProgramThere())("every sheet has its name, and every link its target", async () => {
  const sheet = (name: string, rows: Sheet["rows"]) => ({ name, columns: [{ head: "Strona" }], rows });
  const to = 'https://modrawa.example/produkt?a=1&b="2"';
  const workbook = await xlsx([
    sheet("Łazienka <1>", [["bez"], [{ text: "=Pokaż", to }]]),
    sheet("łazienka <1>", []),
  ]);
  const sheets = readSheets(workbook);
  expect(sheets.map(({ name }) => name)).toEqual(["Łazienka <1>", "łazienka <1> (2)"]);
  expect(sheets[0]?.rows.map(([cell]) => [cell?.text, cell?.link])).toEqual([
    ["Strona", undefined],
    ["bez", undefined],
    ["=Pokaż", expect.stringMatching(/^https:\/\/modrawa\.example\/produkt\?a=1&b=(?:"2"|%222%22)$/)],
  ]);
});
