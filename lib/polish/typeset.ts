const noBreakSpace = "\u00a0";
/**
 * Word joiner, an invisible character that prevents a line break. Without it, a line may break after a dash, even
 * between two numbers.
 */
export const wordJoiner = "\u2060";

const oneLetterWord = /(?<![^\s(„"'–—])([aiouwz]) /gi;
const numberBeforeUnit =
  /(\d) (?=(?:mm|cm|m|m²|m³|km|ml|l|l\/min|g|kg|t|°C|%|bar|kPa|MPa|W|kW|V|Hz|K|zł|PLN|EUR|szt\.|×|s|min|minut[ay]?|h|godz\.|dni|dzień|rok|lat|lata|r\.)(?![\p{L}\d]))/gu;
const numberAfterSign = /([×±]) (?=\d)/g;
const spaceBeforeDash = / (?=–(?:\s|$))/g;
const groupedDigits = /(\d) (?=\d)/g;
const dashInRange = /(\d–)(?=\d)/g;

/**
 * Replaces spaces with no-break spaces by the rules of Polish typesetting (behaviour 25.4): after one-letter words,
 * between a number and its unit, after × or ± before a number, between groups of digits, and before a dash. Keeps ranges
 * of numbers on one line.
 */
export function typeset(text: string): string {
  return text
    .replace(oneLetterWord, `$1${noBreakSpace}`)
    .replace(numberBeforeUnit, `$1${noBreakSpace}`)
    .replace(numberAfterSign, `$1${noBreakSpace}`)
    .replace(spaceBeforeDash, noBreakSpace)
    .replace(groupedDigits, `$1${noBreakSpace}`)
    .replace(dashInRange, `$1${wordJoiner}`);
}

/** Undoes {@link typeset}, for files that programs search: with ordinary spaces, and without invisible characters. */
export function untypeset(text: string): string {
  return text.replaceAll(noBreakSpace, " ").replaceAll(wordJoiner, "");
}
