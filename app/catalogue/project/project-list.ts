/** The parameter that holds a whole project list (behaviour 27.1). */
export const projectParameter = "l";

/** So many that the URL of the longest list stays below the 4,096 bytes that a URL may have. */
export const maxLines = 60;
export const maxRooms = 12;
export const maxNameLength = 30;
export const maxQuantity = 999;
const maxCodeLength = 24;
/** Of a name as it is in the URL: 25 Polish letters with diacritics, 75 plain ones. */
const maxNameBytes = 150;

const version = "1";
/** Longer is no list that this site has written, in characters. */
const maxText = 4_096;

/** A finish by its code. A quantity of 0 is one that could not be read: the visitor has to fill it in. */
export type ProjectLine = { code: string; quantity: number };
/** A line with the name of the room that it is for, where that is known. */
export type PlacedLine = ProjectLine & { room?: string };
/** Only the first room may lack a name. */
export type ProjectRoom = { name: string; lines: ProjectLine[] };
export type ProjectList = { rooms: ProjectRoom[] };

/**
 * Reads `1.LR-120-CH*2.LR-130-CM._rKuchnia.OS-410-SS`: the version, then lines and names of rooms; what it cannot read
 * is left out. Never throws.
 * @param text the parameter's value, decoded
 */
export function parseProject(text: string): ProjectList {
  const [first, ...tokens] = text.slice(0, maxText).split(".");
  if (first !== version) return { rooms: [] };
  const rooms: ProjectRoom[] = [{ name: "", lines: [] }];
  for (const token of tokens) {
    if (token.startsWith("_r")) rooms.push({ name: unescaped(token.slice(2)), lines: [] });
    else {
      const [code = "", quantity = "1"] = token.split("*", 2);
      rooms.at(-1)?.lines.push({ code, quantity: readQuantity(quantity) });
    }
  }
  return tidyProject(rooms);
}

/** The value of {@link projectParameter} for a tidy list; `1` for an empty one. */
export function writeProject({ rooms }: ProjectList): string {
  return [version, ...rooms.flatMap(roomTokens)].join(".");
}

/** The query of a list's one URL, without `?`. */
export function writeProjectQuery(list: ProjectList): string {
  return `${projectParameter}=${encoded(writeProject(list))}`;
}

/** A whole number from 1 to {@link maxQuantity}, as spreadsheets write it too (`2,00`); 0 for anything else. */
export function readQuantity(text: string): number {
  const [, whole = ""] = /^\s*(\d{1,3})(?:[.,]0+)?\s*$/.exec(text) ?? [];
  return Number(whole);
}

/** The quantity of two lines that become one: 0, to be filled in, where either was unread or the sum is too large. */
export function addedUp(one: number, other: number): number {
  return one > 0 && other > 0 && one + other <= maxQuantity ? one + other : 0;
}

/** A list within all limits: equal codes of a room are one line, what has neither code nor name is left out. */
export function tidyProject(rooms: readonly ProjectRoom[]): ProjectList {
  const tidy: ProjectRoom[] = [{ name: "", lines: [] }];
  let room = tidy[0];
  let free = maxLines;
  for (const { name, lines } of rooms) {
    const shown = tidy.length <= maxRooms ? tidyName(name) : "";
    if (shown) {
      room = { name: shown, lines: [] };
      tidy.push(room);
    }
    for (const line of lines) {
      const code = tidyCode(line.code);
      const same = room?.lines.find((other) => other.code === code);
      if (same) same.quantity = addedUp(same.quantity, line.quantity);
      else if (code && free > 0) {
        room?.lines.push({ code, quantity: line.quantity });
        free -= 1;
      }
    }
  }
  return { rooms: tidy.filter(({ name, lines }) => name !== "" || lines.length > 0) };
}

/** A code in capitals, without what no code has. */
export function tidyCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "")
    .slice(0, maxCodeLength);
}

/** A room's name on one line, without invisible characters, as long as it may be. */
export function tidyName(text: string): string {
  const characters = [...text.normalize("NFC").replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim()];
  const name = () => characters.join("").trim();
  characters.splice(maxNameLength);
  while (encoded(escaped(name())).length > maxNameBytes) characters.pop();
  return name();
}

function roomTokens({ name, lines }: ProjectRoom): string[] {
  const tokens = lines.map(({ code, quantity }) => (quantity === 1 ? code : `${code}*${quantity}`));
  return name ? [`_r${escaped(name)}`, ...tokens] : tokens;
}

/** The characters that have a meaning in the URL. */
const escapes: Readonly<Record<string, string>> = { _: "__", ".": "_-", "*": "_x" };
const unescapes = new Map(Object.entries(escapes).map(([character, code]) => [code, character]));

function escaped(name: string): string {
  return name.replace(/[_.*]/g, (character) => escapes[character] ?? "");
}

function unescaped(name: string): string {
  return name.replace(/_.?/gu, (code) => unescapes.get(code) ?? "");
}

/** As URL encoding, with what programs take for the end of a URL or for its emphasis encoded too. */
function encoded(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
}
