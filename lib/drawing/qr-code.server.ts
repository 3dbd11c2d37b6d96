import { type Bitmap2D, correction, generate } from "lean-qr";
import { LRUCache } from "lru-cache";

/** A QR code as strokes along its rows; the background must be light. */
export type QrCode = {
  /** Number of modules per side, including the quiet zone. The SVG's `viewBox` is `0 0 size size`. */
  size: number;
  /** SVG path data, in which one unit is one module. Requires a stroke of one unit. */
  path: string;
};

/** Width of the light border in modules; without it, readers may fail to detect the code (ISO/IEC 18004). */
const quietZone = 4;

/** QR codes by URL, about 3 kB each. Drawing one takes a fifth of its page's render time. */
const made = new LRUCache<string, QrCode>({ max: 300 });

/** Encodes a text as a QR code with at least error correction level M: readable with up to 15 % damage. */
export function qrCode(text: string): QrCode {
  const known = made.get(text);
  if (known) return known;
  const code = generate(text, { minCorrectionLevel: correction.M });
  const drawn = { size: code.size + 2 * quietZone, path: rowsOf(code) };
  made.set(text, drawn);
  return drawn;
}

/**
 * Renders a QR code as SVG: dark on light in every colour theme, as QR scanners require.
 * @param label accessible name, inserted without escaping
 */
export function qrSvg(text: string, label: string): string {
  const { size, path } = qrCode(text);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${ground}<path stroke="#000" d="${path}"/></svg>`;
}

/** Relative lengths compress to a third of what outlines in coordinates take, and the code is in the page's HTML. */
function rowsOf(code: Bitmap2D): string {
  let path = "";
  for (let y = 0; y < code.size; y++) {
    path += `M${quietZone} ${y + quietZone + 0.5}`;
    for (let x = 0, end = 0; x < code.size; x = end) {
      const isDark = code.get(x, y);
      while (end < code.size && code.get(end, y) === isDark) end++;
      path += isDark ? `h${end - x}` : `m${end - x} 0`;
    }
  }
  return path;
}
