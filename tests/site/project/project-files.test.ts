import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, inject, test } from "vitest";
import { fileFormats } from "~/range/product/file-formats";
import { openPdf, wordsOf } from "../../support/readers/pdf";
import { isNeededToolThere } from "../../support/runner/needed-tool";
import { newFolder } from "../../support/runner/new-folder";

/** Checks whether LibreOffice, which opens workbooks, is installed (Debian package libreoffice-calc-nogui). */
function isSpreadsheetProgramThere(): boolean {
  return isNeededToolThere("soffice", spawnSync("soffice", ["--version"]).status === 0);
}

/** Returns the rows of each sheet as LibreOffice reads them: texts in quotes, numbers without, formulas as they are. */
function readSheets(workbook: Uint8Array): Record<string, string[]> {
  const folder = newFolder();
  const [file, sheets] = [path.join(folder, "a.xlsx"), path.join(folder, "sheets")];
  writeFileSync(file, workbook);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const form = "csv:Text - txt - csv (StarCalc):59,34,UTF8,1,,0,true,false,true,false,false,-1";
  spawnSync("soffice", [profile, "--headless", "--convert-to", form, "--outdir", sheets, file]);
  const rows = readdirSync(sheets).map((name) => [
    name.replace(/^a-|\.csv$/g, ""),
    readFileSync(path.join(sheets, name), "utf8").trimEnd().split("\n"),
  ]);
  rmSync(folder, { recursive: true, maxRetries: 20 });
  return Object.fromEntries(rows);
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
    const workbook = await response.bytes();
    const sheets = readSheets(workbook);
    const counts = Object.entries(sheets).map(([name, rows]) => [name, rows.length]);
    expect(Object.fromEntries(counts)).toEqual({ "Cała lista": 5, "=1+1": 3, Kuchnia: 3 });
    const [heads, first] = sheets["Cała lista"] ?? [];
    expect(heads).toMatch(/^"Pomieszczenie";"Numer katalogowy";"EAN";"Nazwa";"Wykończenie";"Ilość";/);
    expect(first).toMatch(
      /^"=1\+1";"LR-110-CH";"9520000000103";"[^"]+";"Chrom";2;"Lira";1\.4;2\.8;"Zdjęcie";/,
    );
    const parts = unzipSync(workbook);
    const found = (part: string, pattern: RegExp) =>
      [...strFromU8(parts[`xl/${part}`] ?? new Uint8Array()).matchAll(pattern)].map(([, one = ""]) => one);
    expect(found("workbook.xml", /<sheet [^>]*name="([^"]+)"/g)).toEqual(["Cała lista", "=1+1", "Kuchnia"]);
    expect(found("worksheets/sheet1.xml", /<hyperlink [^>]*ref="([^"]+)"/g)).toContain("J2");
    const [address = ""] = found("worksheets/_rels/sheet1.xml.rels", /Target="([^"]+\.jpg)"/g);
    const picture = await fetch(address);
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
  expect([asked.status, asked.headers.get("location")]).toEqual([301, "/produkty?porownaj=nie-ma"]);
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
