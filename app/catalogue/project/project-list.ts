import { escaped, tidyName, unescaped, unusedName, urlEncoded } from "./room-names";

/** URL parameter that contains a project list (behaviour 27.1). */
export const projectParameter = "l";

/** Maximum number of lines in a list. Keeps the URL of the longest list below 4,096 bytes. */
export const maxLines = 60;
export const maxRooms = 12;
export const maxQuantity = 999;
const maxCodeLength = 24;

const version = "1";
/** Maximum number of characters of a list that are parsed; the site itself never writes a longer list. */
const maxText = 4_096;

/**
 * `code` is a catalogue number, usually of a finish; it may be unknown. A `quantity` of 0 means that the quantity is
 * missing.
 */
export type ProjectLine = { code: string; quantity: number };
/** A line, with the name of its room if the room is known. */
export type PlacedLine = ProjectLine & { room?: string };
/** No two rooms of a list have the same name; only the first may have an empty one. */
export type ProjectRoom = { name: string; lines: ProjectLine[] };
export type ProjectList = { rooms: ProjectRoom[] };

export const emptyProject: ProjectList = { rooms: [] };

/**
 * Parses a list such as `1.LR-120-CH*2.LR-130-CM._rKuchnia.OS-410-SS`: the version, then codes with optional
 * quantities, and room names after `_r`. Skips unreadable tokens. Never throws.
 * @param text the parameter's decoded value
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

/** Serialises a list from {@link tidyProject} as the value of {@link projectParameter}; an empty list as `1`. */
export function writeProject({ rooms }: ProjectList): string {
  return [version, ...rooms.flatMap(roomTokens)].join(".");
}

/** Returns the canonical query of a list, without `?`. */
export function writeProjectQuery(list: ProjectList): string {
  return `${projectParameter}=${urlEncoded(writeProject(list))}`;
}

/**
 * Parses a whole number from 1 to {@link maxQuantity}, also with the zero decimals that spreadsheets add (`2,00`).
 * Returns 0 for any other text.
 */
export function readQuantity(text: string): number {
  const [, whole = ""] = /^\s*(\d{1,3})(?:[.,]0+)?\s*$/.exec(text) ?? [];
  return Number(whole);
}

/**
 * Adds the quantities of two lines that are merged. Returns 0 (no quantity) if either quantity is missing or the sum
 * exceeds {@link maxQuantity}.
 */
export function addedUp(one: number, other: number): number {
  return one > 0 && other > 0 && one + other <= maxQuantity ? one + other : 0;
}

/**
 * Normalises a list and enforces its limits. Merges lines with equal codes in a room; drops lines without a code and
 * surplus lines. Lines of a surplus room, or of an unnamed room after the first, move to the room before it. A room with
 * the name of an earlier one gets a number, because a room is known by its name.
 */
export function tidyProject(rooms: readonly ProjectRoom[]): ProjectList {
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

/** Converts a code to upper case, removes characters that no code contains, and truncates it. */
export function tidyCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "")
    .slice(0, maxCodeLength);
}

function roomTokens({ name, lines }: ProjectRoom): string[] {
  const tokens = lines.map(({ code, quantity }) => (quantity === 1 ? code : `${code}*${quantity}`));
  return name ? [`_r${escaped(name)}`, ...tokens] : tokens;
}
