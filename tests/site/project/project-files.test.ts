import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { expect, inject, test } from "vitest";
import { fileFormats } from "~/range/product/file-formats";
import { openPdf, wordsOf } from "../../support/readers/pdf";
import { isNeededToolThere } from "../../support/runner/needed-tool";
import { newFolder } from "../../support/runner/new-folder";

/** `type` is the OpenDocument value type; empty for an empty cell. */
type ReadCell = { type: string; text: string; isFormula: boolean; link?: string };
type ReadSheet = { name: string; rows: ReadCell[][] };

/** Checks whether LibreOffice, which opens workbooks, is installed (Debian package libreoffice-calc-nogui). */
function isSpreadsheetProgramThere(): boolean {
  return isNeededToolThere("soffice", spawnSync("soffice", ["--version"]).status === 0);
}

/** Reads the sheets of a workbook with LibreOffice, without empty rows and without trailing empty cells. */
function readSheets(workbook: Uint8Array): ReadSheet[] {
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

const site = { url: inject("siteUrl") };
const list = "1._rŁazienka =1.LR-110-CH*2.MS-521-BI._rKuchnia.LR-110-CM.XX-999";

const ask = (format: string, query: Record<string, string> | [string, string][], init?: RequestInit) =>
  fetch(`${site.url}/pliki/projekt.${format}?${new URLSearchParams(query)}`, init);

async function opened(response: Response) {
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

test("a list as CSV is what Polish Excel opens, saved under a readable name and listed by nobody (27.9)", async () => {
  const response = await ask("csv", { l: list });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="modrawa-projekt-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    "cache-control": "private, max-age=600",
    "x-robots-tag": "noindex",
  });
  const text = Buffer.from(await response.arrayBuffer()).toString();
  expect(text).toMatch(/^\ufeffPomieszczenie;Numer katalogowy;EAN;Nazwa;/);
  expect(text).toContain("\r\nŁazienka =1;LR-110-CH;9520000000103;Bateria umywalkowa niska Lira;Chrom;2;");
  expect(text).toContain("\r\nKuchnia;XX-999;;;;1;");
  const named = await ask("csv", { l: "1._nDom <Żak>.LR-110-CH._upod oknem" });
  expect(named.headers.get("content-disposition")).toMatch(/"modrawa-dom-zak-[\d-]+\.csv"$/);
  expect(await named.text()).toMatch(/;pod oknem;;Dom <Żak>\r\n$/);
});

test.skipIf(!isSpreadsheetProgramThere())(
  "LibreOffice opens the workbook: a sheet a room, links, types (27.9)",
  async () => {
    const response = await ask("xlsx", { l: list.replace("Łazienka =1", "=1+1") });
    const sheets = readSheets(new Uint8Array(await response.arrayBuffer()));
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ["Cała lista", 5],
      ["=1+1", 3],
      ["Kuchnia", 3],
    ]);
    const [heads = [], first = []] = sheets[0]?.rows ?? [];
    const cell = (head: string) => first[heads.findIndex(({ text }) => text === head)];
    expect(cell("Pomieszczenie")).toEqual({ type: "string", text: "=1+1", isFormula: false });
    expect(cell("Ilość")).toEqual({ type: "float", text: "2", isFormula: false });
    expect(cell("EAN")).toEqual({ type: "string", text: "9520000000103", isFormula: false });
    const picture = await fetch(cell("Zdjęcie")?.link ?? "");
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  },
);

test("the PDF has names, numbers and quantities, and is made once for all who ask for the same (27.10)", async () => {
  const answers = await Promise.all([ask("pdf", { l: list }), ask("pdf", { l: list })]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.bytes()));
  expect(answers[0]?.headers.get("Content-Type")).toBe("application/pdf");
  expect(Buffer.from(one ?? []).equals(other ?? new Uint8Array())).toBe(true);
  const words = await wordsOf(await openPdf(one ?? new Uint8Array()), 1);
  for (const shown of [
    "Łazienka =1",
    "LR-110-CH · EAN 9520000000103 · Chrom",
    "2 szt.",
    "Nie znamy tego numeru.",
  ])
    expect(words).toContain(shown);
});

test("the ZIP has the chosen files byte for byte, each model's once (27.11)", async () => {
  const response = await ask("zip", [
    ["l", list],
    ["pliki", "karty"],
    ["pliki", "ifc"],
  ]);
  expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(100_000);
  const files = await opened(response);
  const tap = "LR-110-lira-bateria-umywalkowa-niska";
  expect([...files.keys()]).toEqual(expect.arrayContaining([`${tap}/${tap}.pdf`, `${tap}/${tap}.ifc`]));
  expect([...files.keys()].some((name) => name.endsWith(".step"))).toBe(false);
  const sheet = readFileSync(path.join("build/client/files/karty", `${tap}.pdf`));
  expect(files.get(`${tap}/${tap}.pdf`)?.equals(sheet)).toBe(true);
});

test("a comparison's ZIP is the list's with files of each format, the same in any order and at its former address (2.8)", async () => {
  const page = await (await fetch(`${site.url}/produkty?porownaj=LR-120,LR-110-CM`)).text();
  expect(page).toContain('href="/pliki/projekt.zip?l=1.LR-120.LR-110&amp;pliki=wszystkie"');
  const [one, other] = await Promise.all([
    fetch(`${site.url}/pliki/projekt.zip?l=1.LR-120.LR-110&pliki=wszystkie`),
    fetch(`${site.url}/pliki/porownanie.zip?porownaj=LR-110-CM,LR-120,nie-ma`),
  ]);
  expect(one.headers.get("ETag")).toBe(other.headers.get("ETag"));
  const files = await opened(one);
  expect(await opened(other)).toEqual(files);
  for (const format of Object.keys(fileFormats))
    expect(
      [...files.keys()].some((name) => name.endsWith(`.${format}`)),
      format,
    ).toBe(true);
});

test("a former address of a comparison's ZIP without any of our products leads to the comparison (2.8)", async () => {
  const asked = await fetch(`${site.url}/pliki/porownanie.zip?porownaj=nie-ma`, { redirect: "manual" });
  expect([asked.status, asked.headers.get("location")]).toEqual([301, "/produkty?porownaj="]);
});

test("a browser that has a file is not sent it again", async () => {
  for (const format of ["csv", "pdf"]) {
    const etag = (await ask(format, { l: list })).headers.get("ETag") ?? "";
    expect((await ask(format, { l: list }, { headers: { "If-None-Match": etag } })).status, format).toBe(304);
  }
});

test.each(["csv", "xlsx", "pdf", "zip"])(
  "a bad list as %s is a page that says why and leads back",
  async (format) => {
    for (const [l, sentence] of [
      ["1", "Lista jest pusta"],
      ["2.LR-110-CH", "Lista jest pusta"],
      ["1.XX-999._r<b>A</b>.=1+1", "Na liście nie ma żadnego z naszych produktów."],
    ] as const) {
      const response = await ask(format, { l, pliki: "karty" });
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const page = await response.text();
      expect(page).toContain(sentence);
      expect(page).toContain('<a href="/projekt?l=1');
      expect(page).not.toContain("<b>A");
    }
  },
);

test("a ZIP of nothing, or of files that do not exist, says so", async () => {
  const nothing = await ask("zip", { l: list });
  expect([nothing.status, await nothing.text()]).toEqual([
    400,
    expect.stringContaining("Nie wybrano plików"),
  ]);
  const unknown = await ask("zip", { l: list, pliki: "exe" });
  expect(unknown.status).toBe(400);
});

test("the list's page links to each, with the number and size of its files", async () => {
  const html = await (await fetch(`${site.url}/projekt?${new URLSearchParams({ l: list })}`)).text();
  for (const format of ["xlsx", "csv", "pdf"])
    expect(html).toMatch(new RegExp(`href="/pliki/projekt\\.${format}\\?l=1\\._r`));
  expect(html).toMatch(/Karty produktów.*?2\u00a0pliki/s);
  expect(html).toMatch(
    /<form action="\/pliki\/projekt\.zip".*? name="l" value="1\._r.*? name="pliki" .*?value="ifc"/s,
  );
  expect(await (await fetch(`${site.url}/projekt?l=1.XX-999`)).text()).not.toContain("Pobierz listę");
});
