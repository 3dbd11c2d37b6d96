import { foldPolish } from "lib/polish/slug";
import type { Catalogue } from "~/range/products";
import { maxNameLength, type PlacedLine } from "../list/project-list";
import { isWord, tokensOf } from "./words";

type Row = { text: string; lines: PlacedLine[] };

/** Beginnings of rows in the head and the foot of orders, which name neither rooms nor goods. */
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

/** Maximum length in characters of a row that is left out without a message. */
const maxBeside = 160;

/**
 * Returns whether a row without a code orders nothing: a letterhead, a total, a title. A row with another number may be
 * an item whose code is missing.
 */
export function isBeside(text: string, catalogue: Catalogue): boolean {
  if (text.length > maxBeside) return false;
  const kinds = tokensOf(text, catalogue).map(({ kind }) => kind);
  return isBesides(folded(text)) || !kinds.some((kind) => kind === "plain" || kind === "marked");
}

/**
 * Turns titles above rows with codes into the names of rooms, as architects write lists, and drops the titles. Titles
 * that are not usual names of rooms count only if each has several rows on average: otherwise they name single
 * products.
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

/** Returns whether a row has only words, or a word with the number of a room: „Łazienka 1”. */
function isTitle({ text, lines }: Row, catalogue: Catalogue): boolean {
  const title = titleOf(text);
  if (lines.length > 0 || title.length > maxNameLength || !/\p{L}/u.test(title)) return false;
  if (/[.,!?@]|\d{3}/.test(title) || isBesides(folded(title))) return false;
  if (title.includes("/") && !namesRoom(folded(title))) return false;
  return tokensOf(title, catalogue).every(isWord);
}

/** Strips the bullet before a title, and the commas of empty cells after it. */
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
