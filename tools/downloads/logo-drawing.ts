import { openSync } from "fontkit";
import { font, mark } from "~/theme";

/**
 * A version of the logo as outlines, cropped to its bounding box. Its units are those of the 32 × 32 field of the mark.
 */
export type LogoDrawing = {
  width: number;
  height: number;
  /** SVG path data, to be filled by the even-odd rule. */
  shapes: { path: string; fill: string }[];
};

const { box } = mark;
/** The background shows through the cut-out. */
const markPath = mark.shape + mark.cutout;

/** Lettering beside the mark. Its cap height is 16, and it is vertically centred on the body of the mark. */
const lettering = { fontSize: 16 / 0.7, tracking: -0.02, left: 34, baseline: 27 };

/** Returns the mark without the brand name. */
export function symbol(fill: string): LogoDrawing {
  return drawing([{ path: markPath, fill }], box.left + box.width);
}

/** Returns the mark with the brand name. */
export function fullLogo(name: string, fills: { mark: string; name: string }): LogoDrawing {
  const { path, right } = outlineOf(name);
  return drawing(
    [
      { path: markPath, fill: fills.mark },
      { path, fill: fills.name },
    ],
    right,
  );
}

/** Serialises a drawing as SVG; screen readers announce `name`. */
export function logoSvg({ width, height, shapes }: LogoDrawing, name: string): string {
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" fill-rule="evenodd" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.left} ${box.top} ${width} ${height}" role="img"><title>${name}</title>${paths.join("")}</svg>\n`;
}

/** Top left corner of every drawing, in the coordinates of the mark's 32 × 32 field. */
export const logoOrigin = { x: box.left, y: box.top };

function drawing(shapes: LogoDrawing["shapes"], right: number): LogoDrawing {
  return { width: rounded(right - box.left), height: box.height, shapes };
}

/** Returns the outlines of a text as one path; `right` is the right edge of the last letter. */
function outlineOf(name: string): { path: string; right: number } {
  const opened = openSync(font.outlines.semibold);
  if (!("layout" in opened)) throw new Error(`${font.outlines.semibold} holds several fonts`);
  const { fontSize, tracking, left, baseline } = lettering;
  const scale = fontSize / opened.unitsPerEm;
  const { glyphs, positions } = opened.layout(name);
  let pen = left;
  let right = left;
  const paths = glyphs.map((glyph, index) => {
    right = pen + glyph.bbox.maxX * scale;
    const path = glyph.path.transform(scale, 0, 0, -scale, pen, baseline);
    pen += ((positions[index]?.xAdvance ?? 0) + tracking * opened.unitsPerEm) * scale;
    return path.toSVG().replace(/(?<!\d)-?\d+\.\d+/g, (number) => String(rounded(Number(number))));
  });
  return { path: paths.join(""), right };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
