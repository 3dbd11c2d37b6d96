import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { LRUCache } from "lru-cache";

/** A QR code as outlines of its dark modules (squares); the background must be light. */
export type QrCode = {
  /** Number of modules per side, including the quiet zone. The SVG's `viewBox` is `0 0 size size`. */
  size: number;
  /** SVG path data, in which one unit is one module. Requires `fill-rule="evenodd"`. */
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
  const drawn = { size: code.size + 2 * quietZone, path: outlines(toSvgPath(code)).map(pathOf).join("") };
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
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}">${ground}<path fill-rule="evenodd" d="${path}"/></svg>`;
}

type Point = readonly [x: number, y: number];

/** Converts the library's path to outlines that contain only corners. The library returns a point at every module. */
function outlines(path: string): Point[][] {
  const shapes = path.split("Z").filter(Boolean);
  return shapes.map((shape) => {
    const points = shape.slice(1).split("L").map(pointOf);
    return points.filter((point, index) => {
      const before = points.at(index - 1) ?? point;
      const after = points[(index + 1) % points.length] ?? point;
      return before[0] !== after[0] && before[1] !== after[1];
    });
  });
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(" ").map(Number);
  return [x + quietZone, y + quietZone];
}

/** Writes an outline as path data; every edge is horizontal or vertical. */
function pathOf(corners: readonly Point[]): string {
  const steps = corners.slice(1).map(([x, y], index) => (x === corners[index]?.[0] ? `V${y}` : `H${x}`));
  return `M${corners[0]?.join(" ")}${steps.join("")}Z`;
}
