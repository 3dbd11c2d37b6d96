import { millimetresIn } from "lib/polish/typed-length";

/** One length or several with one unit: `60 cm`, `1,2 m`, `80 x 120 cm`, `60–80 cm`. */
const sizes =
  /(?<![\p{L}\d.,])(\d{1,5}(?:[.,]\d{1,3})?(?:\s?(?:[x×*/–-]|na)\s?\d{1,5}(?:[.,]\d{1,3})?){0,2})\s?(mm|cm|m|centymetr(?:a|y|[oó]w)?|metr(?:a|y|[oó]w)?)(?![\p{L}\d²³])/giu;

/** Writes the sizes of a text in millimetres, without their unit: `wanna 80 x 170 cm` → `wanna 800 x 1700`. */
export function inMillimetres(text: string): string {
  return text.replace(sizes, (_, lengths: string, unit: string) => {
    const factor = millimetresIn[shortUnit(unit)];
    return lengths.replace(/\d+(?:[.,]\d+)?/g, (one) =>
      String(Math.round(Number(one.replace(",", ".")) * factor)),
    );
  });
}

/** A size in a text: its numbers in its unit, which is null if the text says none. */
export type TypedSize = { numbers: number[]; unit: keyof typeof millimetresIn | null };

/**
 * One to three numbers that may be a size. They must not be part of a thread or number (`M24`, `1/2`), nor have another
 * unit (`38 °C`).
 */
const oneSize =
  /(?<![\p{L}\d.,/-])(\d{1,4}(?:[.,]\d{1,3})?)(?:\s?(?:[x×*]|na)\s?(\d{1,4}(?:[.,]\d{1,3})?))?(?:\s?[x×*]\s?(\d{1,4}(?:[.,]\d{1,3})?))?(?:\s?(mm|cm|m|centymetr\p{L}*|metr\p{L}*)(?!\p{L}))?(?![\p{L}\d²³°%/″"]|[.,]\d|\s?(?:°|(?:stopni|l|litr\p{L}*|w|v|k|kg|bar\p{L}*|lata?|szt\p{L}*|cal\p{L}*|zł)(?!\p{L})))/giu;

/** Returns the first size in a text whose numbers are all two digits or more in millimetres. */
export function sizeIn(text: string): TypedSize | null {
  for (const [, one, two, three, unit] of text.matchAll(oneSize)) {
    const numbers = [one, two, three].flatMap((typed) => (typed ? Number(typed.replace(",", ".")) : []));
    const size = { numbers, unit: unit ? shortUnit(unit) : null };
    if (numbers.every((number) => number * (size.unit ? millimetresIn[size.unit] : 1) >= 10)) return size;
  }
  return null;
}

function shortUnit(unit: string): keyof typeof millimetresIn {
  return /^m(?:etr.*)?$/i.test(unit) ? "m" : unit.toLowerCase() === "mm" ? "mm" : "cm";
}
