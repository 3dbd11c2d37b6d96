export const maxNameLength = 30;
/**
 * Maximum length of a room name in the URL, in bytes. A Polish letter with a diacritic takes 6 bytes when URL-encoded.
 */
const maxNameBytes = 150;

/**
 * Returns a room name on one line, without invisible characters, truncated to its maximum length in characters and
 * bytes.
 */
export function tidyName(text: string): string {
  const visible = text.replace(/\s/g, " ").replace(/\p{C}/gu, "").normalize("NFC");
  const characters = [...visible.replace(/ +/g, " ").trim()];
  const name = () => characters.join("").trim();
  characters.splice(maxNameLength);
  while (urlEncoded(escaped(name())).length > maxNameBytes) characters.pop();
  return name();
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

export function escaped(name: string): string {
  return name.replace(/[_.*]/g, (character) => escapes[character] ?? "");
}

export function unescaped(name: string): string {
  return name.replace(/_.?/gu, (code) => unescapes.get(code) ?? "");
}

/** URL-encodes a value, including the characters that other programs treat as markup or as the end of a URL. */
export function urlEncoded(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
}
