import { openSync } from "fontkit";
import { type FontName, fonts } from "./theme";

/** An opened font; pdfkit takes it as it takes the name of a file, which its types lack. */
type Opened = PDFKit.Mixins.PDFFontSource;

const opened = new Map<FontName, Opened>();

/**
 * Returns a font of the PDFs, which is read and decoded once a thread: half of the time of a PDF was decoding the same
 * four files.
 */
export function openFont(name: FontName): Opened {
  const font = opened.get(name) ?? open(fonts[name]);
  opened.set(name, font);
  return font;
}

/**
 * Opens a font. It remembers for each glyph the first character that used it, and copied text of a PDF consists of
 * these characters. All are therefore used once in ascending order: the space then comes before the no-break space,
 * whichever PDFs the thread has made before.
 */
function open(file: string): Opened {
  const font = openSync(file);
  if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts`);
  for (const character of font.characterSet.toSorted((one, other) => one - other))
    font.glyphForCodePoint(character);
  return font as unknown as Opened;
}
