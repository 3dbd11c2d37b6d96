import { openSync } from "fontkit";

/**
 * A version of the logo as outlines, cropped to its bounding box. Its units are those of the 32 × 32 field of the mark.
 */
export type LogoDrawing = {
  width: number;
  height: number;
  /** SVG path data, to be filled by the even-odd rule. */
  shapes: { path: string; fill: string }[];
};

export const logoColours = { green: "#15803D", graphite: "#0F172A", white: "#FFFFFF", black: "#000000" };

/** Outline of the drop; its bounding box is 23 × 29.5 at (4.5, 1.5). */
const drop = "M16 1.5C16 1.5 4.5 12.4 4.5 19.5A11.5 11.5 0 0 0 27.5 19.5C27.5 12.4 16 1.5 16 1.5Z";

/**
 * Outline of the M-shaped wave that is cut out of the drop. In the site header's logo, the wave is a stroke 2.5 wide.
 */
const wave =
  "M8.5 22.5V20.25A4.375 4.375 0 0 1 16 17.188A4.375 4.375 0 0 1 23.5 20.25V22.5A1.25 1.25 0 0 1 21 22.5V20.25" +
  "A1.875 1.875 0 0 0 17.25 20.25V22.5A1.25 1.25 0 0 1 14.75 22.5V20.25A1.875 1.875 0 0 0 11 20.25V22.5" +
  "A1.25 1.25 0 0 1 8.5 22.5Z";

const mark = { path: drop + wave, left: 4.5, top: 1.5, width: 23, height: 29.5 };

/** Lettering beside the mark. Its cap height is 16, and it is vertically centred on the body of the drop. */
const lettering = { fontSize: 16 / 0.7, tracking: -0.02, left: 34, baseline: 27 };

const semibold = "node_modules/@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf";

/** Returns the mark without the brand name. */
export function symbol(fill: string): LogoDrawing {
  return drawing([{ path: mark.path, fill }], mark.left + mark.width);
}

/** Returns the mark with the brand name. */
export function fullLogo(name: string, fills: { mark: string; name: string }): LogoDrawing {
  const { path, right } = outlineOf(name);
  return drawing(
    [
      { path: mark.path, fill: fills.mark },
      { path, fill: fills.name },
    ],
    right,
  );
}

/** Serialises a drawing as SVG; screen readers announce `name`. */
export function logoSvg({ width, height, shapes }: LogoDrawing, name: string): string {
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" fill-rule="evenodd" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.left} ${mark.top} ${width} ${height}" role="img"><title>${name}</title>${paths.join("")}</svg>\n`;
}

/** Top left corner of every drawing, in the coordinates of the mark's 32 × 32 field. */
export const logoOrigin = { x: mark.left, y: mark.top };

function drawing(shapes: LogoDrawing["shapes"], right: number): LogoDrawing {
  return { width: rounded(right - mark.left), height: mark.height, shapes };
}

/** Returns the outlines of a text as one path; `right` is the right edge of the last letter. */
function outlineOf(name: string): { path: string; right: number } {
  const font = openSync(semibold);
  if (!("layout" in font)) throw new Error(`${semibold} holds several fonts`);
  const { fontSize, tracking, left, baseline } = lettering;
  const scale = fontSize / font.unitsPerEm;
  const { glyphs, positions } = font.layout(name);
  let pen = left;
  let right = left;
  const paths = glyphs.map((glyph, index) => {
    right = pen + glyph.bbox.maxX * scale;
    const path = glyph.path.transform(scale, 0, 0, -scale, pen, baseline);
    pen += ((positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm) * scale;
    return path.toSVG().replace(/-?\d+\.\d+/g, (number) => String(rounded(Number(number))));
  });
  return { path: paths.join(""), right };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
