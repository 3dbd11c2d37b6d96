import { expect, test } from "vitest";
import { isSpreadsheetProgramThere, readWorkbook } from "../../tests/support/readers/spreadsheet";
import { xlsx } from "./xlsx.server";

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
