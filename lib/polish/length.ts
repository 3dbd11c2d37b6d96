export const millimetresIn = { mm: 1, cm: 10, m: 1_000 };

/** One length or several with one unit: `60 cm`, `1,2 m`, `80 x 120 cm`, `60–80 cm`. */
const sizes =
  /(?<![\p{L}\d.,])(\d{1,5}(?:[.,]\d{1,3})?(?:\s?(?:[x×*/–-]|na)\s?\d{1,5}(?:[.,]\d{1,3})?){0,2})\s?(mm|cm|m|centymetr(?:a|y|[oó]w)?|metr(?:a|y|[oó]w)?)(?![\p{L}\d²³])/giu;

/** Writes the sizes of a text in millimetres, without their unit: `wanna 80 x 170 cm` → `wanna 800 x 1700`. */
export function inMillimetres(text: string): string {
  return text.replace(sizes, (_, lengths: string, unit: string) => {
    const short = unit
      .toLowerCase()
      .replace(/^centym.*/, "cm")
      .replace(/^metr.*/, "m");
    const factor = millimetresIn[short as keyof typeof millimetresIn];
    return lengths.replace(/\d+(?:[.,]\d+)?/g, (one) =>
      String(Math.round(Number(one.replace(",", ".")) * factor)),
    );
  });
}
