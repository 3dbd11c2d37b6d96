import { plainLine } from "lib/polish/plain-text";

/** URL parameter that contains a project list (behaviour 27.1). */
export const projectParameter = "l";

/** Maximum number of lines in a list. Keeps the URL of the longest list below 4,096 bytes. */
export const maxLines = 60;
export const maxRooms = 12;
export const maxQuantity = 999;
/** Maximum length of a room's name. */
export const maxNameLength = 30;
/** The same in the URL, in bytes. A Polish letter with a diacritic takes 6 bytes when URL-encoded. */
const maxNameBytes = 150;
/** Maximum length of a line's note, and of the project's name. */
export const maxNoteLength = 60;
/** Maximum length of a list with notes in the URL, in bytes; without them the longest has fewer. */
const maxListBytes = 3_790;
const maxCodeLength = 24;

const version = "1";
/** Maximum number of characters of a list that are parsed; the site itself never writes a longer list. */
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
 * Parses a list such as `1._nDom.LR-120-CH*2._upod oknem.LR-130-CM._rKuchnia.OS-410-SS`: the version, the project's name
 * after `_n`, then codes with optional quantities, their notes after `_u`, and room names after `_r`. Skips unreadable
 * tokens. Never throws.
 * @param text the parameter's decoded value
 */
export function parseProject(text: string): ProjectList {
  const [first, ...tokens] = text.slice(0, maxText).split(".");
  if (first !== version) return { rooms: [] };
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

/** Serialises a list from {@link tidyProject} as the value of {@link projectParameter}; an empty list as `1`. */
export function writeProject({ name, rooms }: ProjectList): string {
  return [version, ...(name ? [`_n${escaped(name)}`] : []), ...rooms.flatMap(roomTokens)].join(".");
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
 * Normalises a list and enforces its limits. Merges lines with equal codes in a room; drops lines without a code and
 * surplus lines, and notes for which the URL has no space. Lines of a surplus room, or of an unnamed room after the
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
    for (const line of lines) {
      const code = normalizeCode(line.code);
      const same = room?.lines.find((other) => other.code === code);
      if (same) addLine(same, line);
      else if (code && free > 0) {
        room?.lines.push({ ...line, code });
        free -= 1;
      }
    }
  }
  const shown = tidyName(name, maxNoteLength);
  return withNotes({
    ...(shown && { name: shown }),
    rooms: tidy.filter(({ name, lines }) => name || lines.length > 0),
  });
}

/** Tidies the notes of a list in place, as far as its URL has space for them. */
function withNotes(list: ProjectList): ProjectList {
  const notes = linesOf(list).map(({ note = "" }) => note);
  for (const line of linesOf(list)) delete line.note;
  let free = notes.some(Boolean)
    ? maxListBytes - String(new URLSearchParams({ "": writeProject(list) })).length
    : 0;
  for (const [number, line] of linesOf(list).entries()) {
    const note = tidyName(notes[number] ?? "", maxNoteLength, free - markBytes);
    if (!note) continue;
    line.note = note;
    free -= bytesOf(note) + markBytes;
  }
  return list;
}

/**
 * Merges a line into another one of the same code: adds up the quantities, and keeps the first note. There is no quantity
 * (0) if either is missing or the sum exceeds {@link maxQuantity}.
 */
export function addLine(to: ProjectLine, { quantity, note }: ProjectLine): void {
  const sum = to.quantity + quantity;
  to.quantity = to.quantity > 0 && quantity > 0 && sum <= maxQuantity ? sum : 0;
  to.note ||= note;
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

/**
 * Returns a name or a note on one line, without invisible characters, truncated to its maximum length in characters and
 * bytes. Default: that of a room's name
 */
export function tidyName(text: string, maxLength = maxNameLength, maxBytes = maxNameBytes): string {
  const characters = [...plainLine(text).normalize("NFC")];
  const name = () => characters.join("").trim();
  characters.splice(maxLength);
  while (characters.length > 0 && bytesOf(name()) > maxBytes) characters.pop();
  return name();
}

/** Returns whether {@link tidyName} leaves a name or a note whole. */
export function isNameWithin(text: string, maxLength = maxNameLength): boolean {
  return tidyName(text, maxLength) === plainLine(text).normalize("NFC");
}

/** Length of `._u`, which marks a note. */
const markBytes = 3;

/** Length of a name in the URL, in bytes. */
function bytesOf(name: string): number {
  return String(new URLSearchParams({ "": escaped(name) })).length - 1;
}

/**
 * Returns a name that no room has: the name itself, or the name with a number (`Hol 2`).
 * @param name a name from {@link tidyName}
 */
export function unusedName(name: string, rooms: readonly { name: string }[]): string {
  const names = new Set(rooms.map((room) => room.name));
  let unused = name;
  for (let number = 2; names.has(unused); number++) unused = numbered(name, number);
  return unused;
}

/** Returns the name with a number behind it, shortened so that both are within the limits of a name. */
function numbered(name: string, number: number): string {
  const characters = [...name];
  const whole = () => `${characters.join("").trim()} ${number}`;
  while (characters.length > 1 && tidyName(whole()) !== whole()) characters.pop();
  return whole();
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
