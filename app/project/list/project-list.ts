import { plainLine } from "lib/polish/plain-text";
import { maxUnpackedBytes, packed, unpacked } from "./packed-text";

/** URL parameter that contains a project list (behaviour 27.1). */
export const projectParameter = "l";

export const maxLines = 300;
export const maxRooms = 20;
export const maxQuantity = 999;
/** Maximum length of a room's name. */
export const maxNameLength = 30;
/** Maximum length of a line's note, and of the project's name. */
export const maxNoteLength = 60;
/** Maximum length of a list in the URL, in bytes: keeps the longest URL below 4,096 bytes. */
const maxListLength = 3_790;
const maxCodeLength = 24;

const version = "1";
/** Version of a list whose text is packed. */
const packedVersion = "2";
/** Length of a list's text, in characters, up to which its URL has the text itself, which people can read. */
const maxPlainLength = 300;
/** Maximum number of characters of a list that are read; a URL has no more. */
const maxText = 4_096;

/**
 * `code` is a catalogue number, usually of a finish; it may be unknown. A `quantity` of 0 means that the quantity is
 * missing. `note` is the visitor's, absent if there is none.
 */
export type ProjectLine = { code: string; quantity: number; note?: string };
/** A line, with the name of its room if the room is known. */
export type PlacedLine = ProjectLine & { room?: string };
/** No two rooms of a list have the same name; only the first may have an empty one. */
export type ProjectRoom = { name: string; lines: ProjectLine[] };
/** `name` is that of the project, absent if it has none. */
export type ProjectList = { name?: string; rooms: ProjectRoom[] };

export const emptyProject: ProjectList = { rooms: [] };

/**
 * Parses a list such as `1._nDom.LR-120-CH*2._upod oknem.LR-130-CM._rKuchnia.OS-410-SS`: the version, the project's
 * name after `_n`, then codes with optional quantities, their notes after `_u`, and room names after `_r`. In a list
 * such as `2.60.…`, the number of lines is followed by the same text, packed. Skips unreadable tokens; reads a list
 * that is too long for any URL as empty. Never throws.
 * @param given the parameter's decoded value
 */
export function parseProject(given: string): ProjectList {
  const list = listIn(given);
  return fitsUrl(list) ? list : emptyProject;
}

function listIn(given: string): ProjectList {
  const [form, , letters = ""] = given.slice(0, maxText).split(".", 3);
  const text = form === packedVersion ? `${version}.${unpacked(letters) ?? ""}` : given.slice(0, maxText);
  const [first, ...tokens] = text.split(".");
  if (first !== version) return emptyProject;
  const rooms: ProjectRoom[] = [{ name: "", lines: [] }];
  let name = "";
  for (const token of tokens) {
    const [, kind, text = ""] = /^_([nru])(.*)$/s.exec(token) ?? [];
    const lines = rooms.at(-1)?.lines;
    const line = lines?.at(-1);
    if (kind === "r") rooms.push({ name: unescaped(text), lines: [] });
    else if (kind === "n") name = unescaped(text);
    else if (kind === "u" && line) line.note = unescaped(text);
    else if (!kind) {
      const [code = "", quantity = "1"] = token.split("*", 2);
      lines?.push({ code, quantity: readQuantity(quantity) });
    }
  }
  return tidyProject(rooms, name);
}

/** Value of {@link projectParameter} that stands for every value from which no list can be read. */
export const damagedProject = packedVersion;

/** Returns whether a value of {@link projectParameter} was cut off or changed on its way, or is no list of ours. */
export function isDamaged(given: string): boolean {
  const list = listIn(given);
  return !fitsUrl(list) || (isPacked(given) && list.rooms.length === 0);
}

export function isPacked(given: string): boolean {
  return given.split(".", 1)[0] === packedVersion;
}

/**
 * Serialises a list from {@link tidyProject} as the value of {@link projectParameter}; an empty list as `1`. The same list
 * has the same value in every browser and on the server.
 */
export function writeProject(list: ProjectList): string {
  const text = textOf(list);
  if (text.length + version.length < maxPlainLength) return [version, ...(text ? [text] : [])].join(".");
  return [packedVersion, linesOf(list).length, packed(text)].join(".");
}

function textOf({ name, rooms }: ProjectList): string {
  return [...(name ? [`_n${escaped(name)}`] : []), ...rooms.flatMap(roomTokens)].join(".");
}

/** Returns the canonical query of a list, without `?`. */
export function writeProjectQuery(list: ProjectList): string {
  return new URLSearchParams({ [projectParameter]: writeProject(list) }).toString();
}

/**
 * Parses a whole number from 1 to {@link maxQuantity}, including the one or two zero decimals that spreadsheets add
 * (`2,00`). Returns 0 for any other text, also for `1.000`, which may be a thousand.
 */
export function readQuantity(text: string): number {
  const [, whole = ""] = /^\s*(\d{1,3})(?:[.,]0{1,2})?\s*$/.exec(text) ?? [];
  return Number(whole);
}

/**
 * Normalises a list and enforces its limits but that of the URL ({@link fitsUrl}). Merges lines with equal codes in a room;
 * drops lines without a code and surplus lines. Lines of a surplus room, or of an unnamed room after the
 * first, move to the room before it. A room with the name of an earlier one gets a number, because a room is known by
 * its name.
 */
export function tidyProject(rooms: readonly ProjectRoom[], name = ""): ProjectList {
  const tidy: ProjectRoom[] = [{ name: "", lines: [] }];
  let room = tidy[0];
  let free = maxLines;
  for (const { name, lines } of rooms) {
    const shown = tidy.length <= maxRooms ? tidyName(name) : "";
    if (shown) {
      room = { name: unusedName(shown, tidy), lines: [] };
      tidy.push(room);
    }
    for (const { note = "", ...line } of lines) {
      const code = normalizeCode(line.code);
      const tidyNote = tidyName(note, maxNoteLength);
      const own = { ...line, code, ...(tidyNote && { note: tidyNote }) };
      const same = room?.lines.find((other) => other.code === code);
      if (same) addLine(same, own);
      else if (code && free > 0) {
        room?.lines.push(own);
        free -= 1;
      }
    }
  }
  const shown = tidyName(name, maxNoteLength);
  return {
    ...(shown && { name: shown }),
    rooms: tidy.filter(({ name, lines }) => name || lines.length > 0),
  };
}

/** Returns whether the URL has space for a list. There is always space for the names. */
export function fitsUrl(list: ProjectList): boolean {
  const bytes = new TextEncoder().encode(textOf(list)).length;
  // A text that cannot be compressed takes four characters for three bytes.
  return (
    bytes * 4 < (maxListLength - 20) * 3 ||
    (bytes <= maxUnpackedBytes && writeProject(list).length <= maxListLength)
  );
}

/**
 * Merges a line into another one of the same code: adds up the quantities, and keeps the first note. There is no quantity
 * (0) if either is missing or the sum exceeds {@link maxQuantity}.
 */
export function addLine(to: ProjectLine, { quantity, note }: ProjectLine): void {
  const sum = to.quantity + quantity;
  to.quantity = to.quantity > 0 && quantity > 0 && sum <= maxQuantity ? sum : 0;
  if (note) to.note ||= note;
}

export function linesOf({ rooms }: ProjectList): ProjectLine[] {
  return rooms.flatMap(({ lines }) => lines);
}

/** Converts a code to upper case, removes characters that no code contains, and truncates it. */
export function normalizeCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "")
    .slice(0, maxCodeLength);
}

function roomTokens({ name, lines }: ProjectRoom): string[] {
  const tokens = lines.flatMap(({ code, quantity, note }) => [
    quantity === 1 ? code : `${code}*${quantity}`,
    ...(note ? [`_u${escaped(note)}`] : []),
  ]);
  return name ? [`_r${escaped(name)}`, ...tokens] : tokens;
}

/** Returns a name or a note on one line, without invisible characters, truncated. Default: a room's name */
export function tidyName(text: string, maxLength = maxNameLength): string {
  return [...plainLine(text).normalize("NFC")].slice(0, maxLength).join("").trim();
}

/** Returns whether {@link tidyName} leaves a name or a note whole. */
export function isNameWithin(text: string, maxLength = maxNameLength): boolean {
  return tidyName(text, maxLength) === plainLine(text).normalize("NFC");
}

/**
 * Returns a name that no room has: the name itself, or the name with a number (`Hol 2`), both within the limit of a name.
 * @param name a name from {@link tidyName}
 */
export function unusedName(name: string, rooms: readonly { name: string }[]): string {
  const names = new Set(rooms.map((room) => room.name));
  let unused = name;
  for (let number = 2; names.has(unused); number++)
    unused = `${tidyName(name, maxNameLength - ` ${number}`.length)} ${number}`;
  return unused;
}

/** Escape sequences that replace the URL parameter's separators in room names. */
const escapes: Readonly<Record<string, string>> = { _: "__", ".": "_-", "*": "_x" };
const unescapes = new Map(Object.entries(escapes).map(([character, code]) => [code, character]));

function escaped(name: string): string {
  return name.replace(/[_.*]/g, (character) => escapes[character] ?? "");
}

function unescaped(name: string): string {
  return name.replace(/_.?/gu, (code) => unescapes.get(code) ?? "");
}
