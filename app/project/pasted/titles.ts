import { foldPolish } from "lib/polish/slug";
import type { Catalogue } from "~/range/products";
import { maxNameLength, type PlacedLine } from "../list/project-list";
import { tokensOf } from "./words";

type Row = { text: string; lines: PlacedLine[] };

/** What stands in the head and the foot of orders: no rooms, and nothing that is ordered. */
const besides =
  "razem,suma,sumy,ogolem,lacznie,w sumie,do zaplaty,wartosc,podatek,vat,netto,brutto,dzien dobry,witam,czesc,szanown,pozdraw,z powazaniem,dzieku,prosz,zamowieni,oferta,faktura,lista,projekt,termin,uwag,dostaw,adres,platnos,nip,regon,krs,tel,fax,faks,email,e-mail,www,sprzedawca,nabywca,odbiorca,strona,towar,produkt,pozycj".split(
    ",",
  );
const isBesides = (text: string) =>
  besides.some((start) => text.startsWith(start)) || /^(?:(?:zam|data|nr)\b|ul\.?\s)/.test(text);
const roomStems =
  "lazien kuch toalet pralni korytarz garaz sypialni pokoj pomieszcz parter pietr poddasz gabinet saun salon jadalni kotlowni natrysk umywalni apartament mieszkani lokal".split(
    " ",
  );
const roomWords = /\b(?:(?:wc|hol|pom|spa)\b|m\d)/;
const namesRoom = (text: string) => roomStems.some((stem) => text.includes(stem)) || roomWords.test(text);

/** Maximum length in characters of a row that is left out without a question. */
const maxBeside = 160;

/**
 * Returns whether a row without a code says nothing that is ordered: a letter's head, a total, a title. Rows with another
 * number may be goods without their code.
 */
export function isBeside(text: string, catalogue: Catalogue): boolean {
  if (text.length > maxBeside) return false;
  const kinds = tokensOf(text, catalogue).map(({ kind }) => kind);
  return isBesides(folded(text)) || !kinds.some((kind) => kind === "plain" || kind === "marked");
}

/**
 * Takes titles above rows with codes for the names of their rooms, as architects write lists, and drops these titles.
 * Titles that are not rooms' usual names count only where each has several rows: others name a single product.
 */
export function withRooms<Some extends Row>(rows: readonly Some[], catalogue: Catalogue): Some[] {
  const isAbove = (at: number) => (rows[at + 1]?.lines.length ?? 0) > 0;
  const titles = new Set(rows.filter((row, at) => isAbove(at) && isTitle(row, catalogue)));
  const coded = rows.slice(rows.findIndex((row) => titles.has(row))).filter(({ lines }) => lines.length > 0);
  const isGroup = coded.length >= 2 * titles.size;
  let room: string | undefined;
  return rows.flatMap((row) => {
    if (titles.has(row) && (isGroup || namesRoom(folded(row.text)))) {
      room = titleOf(row.text);
      return [];
    }
    const lines = room ? row.lines.map((line) => ({ room: room ?? "", ...line })) : row.lines;
    return { ...row, lines };
  });
}

/** Returns whether a row has words alone, or the number of a room: „Łazienka 1”. */
function isTitle({ text, lines }: Row, catalogue: Catalogue): boolean {
  const title = titleOf(text);
  if (lines.length > 0 || title.length > maxNameLength || !/\p{L}/u.test(title)) return false;
  if (/[.,!?@/]|\d{3}/.test(title) || isBesides(folded(title))) return false;
  return tokensOf(title, catalogue).every(({ kind }) => kind === "word");
}

/** Without the mark of a list before it, and the commas of empty cells behind it. */
function titleOf(text: string): string {
  const [title = ""] = text
    .slice(0, maxBeside)
    .replace(/[\t;|:]/g, " ")
    .trim()
    .replace(/^[-*•#] ?/, "")
    .split(/,(?=,|$)/);
  return title.trim();
}
const folded = (text: string) => foldPolish(titleOf(text));
