import { csv } from "lib/platform/csv";
import { formatDate } from "lib/polish/date";
import { type DayOfVisits, leadsFrom, type VisitKind, type Visits, visitKinds } from "./count";

const headings: Record<VisitKind, string> = {
  view: "Odsłony",
  hint: "Wczytane na zapas (wskazany link; zwykle, ale nie zawsze, potem otwarty)",
  file: "Pobrane pliki",
  post: "Wysłane formularze newslettera",
  search: "Szukane bez wyniku",
  missing: "Nie znaleziono (404)",
};

/** Maximum number of rows in a section of the report, the most frequent first; the CSV contains all rows. */
const shownLines = 20;

/** Formats one section per day and kind, with the most frequent rows first. */
export function visitsAsText(visits: Visits): string {
  if (visits.size === 0) return "W dzienniku nie ma żadnych odwiedzin.\n";
  return byDay(visits)
    .map(
      ([date, day]) =>
        `${formatDate(date)}\n\n${visitKinds.flatMap((kind) => paragraph(kind, day)).join("\n")}`,
    )
    .join("\n");
}

/** Formats one line per day, kind, URL and referrer, for a spreadsheet. */
export function visitsAsCsv(visits: Visits): string {
  const rows = byDay(visits).flatMap(([date, day]) =>
    visitKinds.flatMap((kind) =>
      byCount(day[kind]).map(([subject, count]) => {
        const [what = "", from = ""] = subject.split(leadsFrom);
        return [date, headings[kind].replace(/ \(w.*/, ""), what, from, count];
      }),
    ),
  );
  return csv([["Dzień", "Rodzaj", "Adres lub słowa", "Skąd", "Liczba"], ...rows]);
}

function paragraph(kind: VisitKind, day: DayOfVisits): string[] {
  const counted = byCount(day[kind]);
  if (counted.length === 0) return [];
  const sum = counted.reduce((total, [, count]) => total + count, 0);
  const lines = counted
    .slice(0, shownLines)
    .map(([subject, count]) => `${String(count).padStart(8)}  ${subject}\n`);
  const rest = counted.length - shownLines;
  const more = rest > 0 ? [`          i ${rest} dalszych: --csv\n`] : [];
  return [[`  ${headings[kind]}: ${sum}\n`, ...lines, ...more].join("")];
}

function byDay(visits: Visits): [string, DayOfVisits][] {
  return [...visits].sort(([one], [other]) => (one < other ? -1 : 1));
}

function byCount(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([, one], [, other]) => other - one);
}
