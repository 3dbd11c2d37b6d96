import { wordJoiner } from "./typeset";

/**
 * Formats a non-negative number in Polish: with a decimal comma, and with grouped digits from 10 000 up. Avoids `Intl`,
 * because its first use takes about 80 ms on a phone, which is too long during hydration.
 * @param decimals maximum number of decimals
 */
export function polishNumber(value: number, decimals = 0): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals))).split(".");
  const grouped = whole.length > 4 ? groupDigits(whole) : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}

/**
 * Formats a range of amounts in złoty, or a single amount if both are equal. Always groups digits. Shows two decimals
 * on both amounts unless both are whole numbers.
 */
export function polishAmounts(min: number, max: number): string {
  const decimals = [min, max].every(Number.isInteger) ? 0 : 2;
  const [from, to] = [min, max].map((value) => {
    const [whole = "", fraction] = value.toFixed(decimals).split(".");
    return [groupDigits(whole), fraction].filter(Boolean).join(",");
  });
  return from === to ? `${from}` : range(`${from}`, `${to}`);
}

/** Joins the ends of a range with a dash after which the line never breaks: `9:00–17:00`. */
export function range(from: string, to: string): string {
  return `${from}–${wordJoiner}${to}`;
}

/** Formats a file size: `47 kB`, `2,5 MB` (1 kB = 1000 bytes). */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${polishNumber(bytes / 1_000_000, 1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
}

function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, "\u00a0");
}
