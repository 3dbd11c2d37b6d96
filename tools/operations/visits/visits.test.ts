import { expect, test } from "vitest";
import { countVisits, type Visits } from "./count";
import { visitsAsCsv, visitsAsText } from "./report";

const noon = Date.parse("2026-11-20T12:00:00Z");
/** Already the next day in Poland. */
const lateEvening = Date.parse("2026-11-20T23:30:00Z");

const line = (told: object) =>
  JSON.stringify({
    level: 30,
    time: noon,
    id: "a",
    method: "GET",
    path: "/",
    status: 200,
    ...told,
    msg: "request",
  });

async function count(...lines: string[]): Promise<Visits> {
  const visits: Visits = new Map();
  await countVisits(visits, lines, (query) => query === "bateria");
  return visits;
}

test("views are counted by day in Poland and by page, the most frequent first, without robots (22.12)", async () => {
  const visits = await count(
    line({ path: "/o-nas", kind: "page" }),
    line({ path: "/kontakt", kind: "data" }),
    line({ path: "/kontakt", kind: "page" }),
    line({ path: "/kontakt", kind: "page", isBot: true }),
    line({ path: "/kontakt", kind: "hint" }),
    line({ path: "/kontakt", kind: "page", time: lateEvening }),
  );
  expect(visitsAsText(visits)).toMatch(
    /^20 listopada 2026\s+Odsłony: 3\s+2 {2}\/kontakt\s+1 {2}\/o-nas\s+Wczytane na zapas [^\n]*: 1\s+1 {2}\/kontakt\s+21 listopada 2026\s+Odsłony: 1/,
  );
});

test("searches that find nothing, missing pages with their referrer, files and posts are told (22.12)", async () => {
  const visits = await count(
    line({ path: "/produkty", kind: "page", search: "bateria" }),
    line({ path: "/produkty", kind: "page", search: "Prysznic z tęczą" }),
    line({ path: "/nie-ma", status: 302, kind: "missing", from: "https://inny.example" }),
    line({ path: "/files/karta.pdf", kind: "file" }),
    line({ method: "POST", path: "/newsletter", status: 303 }),
    line({ method: "POST", path: "/newsletter", status: 400 }),
  );
  expect(visitsAsCsv(visits).replace("\ufeff", "").trim().split("\r\n")).toEqual([
    "Dzień;Rodzaj;Adres lub słowa;Skąd;Liczba",
    "2026-11-20;Odsłony;/produkty;;2",
    "2026-11-20;Pobrane pliki;/files/karta.pdf;;1",
    "2026-11-20;Wysłane formularze newslettera;/newsletter;;1",
    "2026-11-20;Szukane bez wyniku;prysznic z tęczą;;1",
    "2026-11-20;Nie znaleziono (404);/nie-ma;https://inny.example;1",
  ]);
});

test("lines of other programs and broken lines are passed over; a system's log may have words in front", async () => {
  const visits = await count(
    "systemd: Started modrawa",
    '{"level":30,"msg":"Listed pages are cached"}',
    '{"level":30,"msg":"request"',
    `lis 20 12:00:00 host node[1]: ${line({ path: "/o-nas", kind: "page" })}`,
  );
  expect(visitsAsText(visits)).toContain("Odsłony: 1\n");
  expect(visitsAsText(await count())).toBe("W dzienniku nie ma żadnych odwiedzin.\n");
});
