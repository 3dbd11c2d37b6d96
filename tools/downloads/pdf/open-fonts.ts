import { type Font, openSync } from "fontkit";
import { type FontName, fonts } from "./theme";

/** Fonts for what visitors write and the brand's font lacks: Cyrillic, Greek, signs; emoji, without colour. */
const dejaVu = "node_modules/dejavu-fonts-ttf/ttf";
const files = {
  ...fonts,
  letters: `${dejaVu}/DejaVuSans.ttf`,
  boldLetters: `${dejaVu}/DejaVuSans-Bold.ttf`,
  emoji: "node_modules/@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
};
type PdfFont = keyof typeof files;

/** A piece of a text, and the font that has all its characters. */
export type Run = { text: string; font: PdfFont };

const opened = new Map<PdfFont, Font>();

/**
 * Returns a font of the PDFs, which is read and decoded once per thread: half of the time of a PDF was decoding the same
 * four files. pdfkit also takes an opened font instead of a file's name, though its types do not say so.
 */
export function openFont(name: PdfFont): Font & PDFKit.Mixins.PDFFontSource {
  const font = opened.get(name) ?? open(files[name]);
  opened.set(name, font);
  return font as Font & PDFKit.Mixins.PDFFontSource;
}

/** What stands for characters that no font has, such as Chinese ones. */
const unprintable = "[znaki spoza druku]";

/** Splits a text into runs, each in the brand's font if that has the letters; spaces and signs stay in the run before. */
export function runsOf(words: string, own: FontName): Run[] {
  if (hasAll(own, words)) return [{ text: words, font: own }];
  const runs: Run[] = [];
  for (const { segment } of characters.segment(words)) {
    const last = runs.at(-1);
    const fonts = [own, own === "regular" ? "letters" : "boldLetters", "emoji"] as const;
    const stays =
      last && last.font !== "emoji" && /^[^\p{L}\p{Emoji}]$/u.test(segment) && hasAll(last.font, segment);
    const font = stays ? last.font : fonts.find((name) => hasAll(name, segment));
    const text = font ? segment : unprintable;
    if (!last || last.font !== (font ?? own)) runs.push({ text, font: font ?? own });
    else if (font || !last.text.endsWith(unprintable)) last.text += text;
  }
  return runs;
}

const characters = new Intl.Segmenter("pl");

function hasAll(name: PdfFont, text: string): boolean {
  const font = openFont(name);
  return [...text].every((one) => /\s/.test(one) || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
}

/**
 * Opens a font. It remembers for each glyph the first character that used it, and copied text of a PDF consists of
 * these characters. All are therefore used once in ascending order: the space then comes before the no-break space,
 * whichever PDFs the thread has made before.
 */
function open(file: string): Font {
  const font = openSync(file);
  if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts`);
  for (const character of font.characterSet.toSorted((one, other) => one - other))
    font.glyphForCodePoint(character);
  return font;
}
