import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A QR code as the outline of its dark modules; what is between them is to be light. */
export type QrCode = {
  /** Modules at a side, the quiet zone included: the SVG's view box is `0 0 size size`. */
  size: number;
  /** Path data in modules, filled by the even-odd rule. */
  path: string;
};

/** Light modules around the code, without which readers may not find it (ISO/IEC 18004). */
const quietZone = 4;

/** The text as a QR code that is readable with 15 % of it damaged. */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size + 2 * quietZone, path: outlines(toSvgPath(code)).map(pathOf).join("") };
}

/** The code as SVG, dark on light in every theme: readers want it so. @param label what it leads to, without markup */
export function qrSvg(text: string, label: string): string {
  const { size, path } = qrCode(text);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}">${ground}<path fill-rule="evenodd" d="${path}"/></svg>`;
}

type Point = readonly [x: number, y: number];

/** The corners of the outlines, which come with a point at every module. */
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

/** Every step is along one axis. */
function pathOf(corners: readonly Point[]): string {
  const steps = corners.slice(1).map(([x, y], index) => (x === corners[index]?.[0] ? `V${y}` : `H${x}`));
  return `M${corners[0]?.join(" ")}${steps.join("")}Z`;
}
