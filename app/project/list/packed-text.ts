import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";

/*
 * Deflate with a dictionary. Browsers have none (`CompressionStream` takes no dictionary, and its bytes differ from one
 * browser to another), and the same list must have the same address wherever it is made: so server and browsers run the
 * same code.
 */

/** Maximum size of a text, in bytes. It limits memory and time, whatever an address would unpack to. */
export const maxUnpackedBytes = 24_000;
/** Number of packed bytes that are unpacked at once: a bomb is a thousand times as large. */
const bytesAtOnce = 64;

/** Beginnings, middles and ends of catalogue numbers. */
const families = [
  ["KN", "110 120 130 210 220 310 320 330 340 410 910 920 930 940", "CH CM"],
  ["LR", "110 120 130 210 220 310 319 320 330 340 410 910 920 929 930 940", "CH CM ZS"],
  ["MD", "810 820 825 840 842 950 980 981 990", "CH CM ZS BI"],
  ["MS", "511 512 513 521 522", "BI"],
  ["OS", "110 120 130 220 330 340 410 420 910 920 930 940", "CM SS"],
  ["TF", "610 620 710 712 720", "BI SS"],
] as const;

/**
 * Strings that lists are likely to contain, the likeliest last. Every address that was ever given out depends on it, so
 * it never changes: numbers that it lacks only take a few characters more.
 */
const dictionary = strToU8(
  [
    ...families.flatMap(([mark, models, finishes]) =>
      models.split(" ").flatMap((model) => finishes.split(" ").map((finish) => `${mark}-${model}-${finish}`)),
    ),
    "_rŁazienka ._rKuchnia._rHol._rToaleta._rPokój 1.*2._n._u",
  ].join("."),
);

/** Returns a text as a few letters, digits, `-` and `_`: the same for the same text, anywhere and always. */
export function packed(text: string): string {
  const bytes = strToU8(text);
  const data = deflateSync(bytes, { level: 9, mem: 4, dictionary });
  const letters = btoa(String.fromCharCode(...checkOf(bytes)) + strFromU8(data, true));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Inverse of {@link packed}. @returns `null` for text that was not packed so, such as the beginning of an address */
export function unpacked(letters: string): string | null {
  try {
    const all = strToU8(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), true);
    const bytes = inflated(all.subarray(2));
    return String(checkOf(bytes)) === String(all.subarray(0, 2)) ? strFromU8(bytes) : null;
  } catch {
    // Neither decoder can tell in advance whether it can read a text.
    return null;
  }
}

/** @throws if the data are damaged or too large */
function inflated(data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(maxUnpackedBytes);
  let size = 0;
  const stream = new Inflate({ dictionary }, (part) => {
    bytes.set(part, size);
    size += part.length;
  });
  for (let at = 0; at < data.length; at += bytesAtOnce)
    stream.push(data.subarray(at, at + bytesAtOnce), at + bytesAtOnce >= data.length);
  return bytes.subarray(0, size);
}

/** Returns a checksum of two bytes, which reveals a damaged address. */
function checkOf(bytes: Uint8Array): [number, number] {
  const sum = bytes.reduce((sum, byte) => (sum * 31 + byte) % 65_521, 1);
  return [sum >> 8, sum & 255];
}
