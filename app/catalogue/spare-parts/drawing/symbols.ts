import { tenth } from "~/fit-rules/geometry/place";
import type { SparePartKind } from "../part-kinds.server";
import type { SparePart, SpareParts } from "../schema.server";
import { drawSparePart } from "./draw";
import type { PartView } from "./sketch";

/** Widths of the lines of a small drawing, in px. */
const outlineWidth = 1.4;
const detailWidth = 0.6;

/** A drawing longer than this many of its heights is turned by 45°, so that it is larger in its square. */
const longest = 3.5;

/** Space around a small drawing, as a share of its longer side. */
const margin = 0.06;

/**
 * Returns an SVG file with a square symbol for each spare part, whose id is the part's number: its first view without
 * dimensions, or the drawing of its kind if its shape is unknown.
 */
export function sparePartSymbols({ kinds, spareParts }: SpareParts): string {
  const symbols = spareParts.map((part) => {
    const [view] = drawSparePart(part);
    return view ? viewSymbol(part.code, view) : kindSymbol(part, kinds);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function viewSymbol(id: string, { width, height, paths, comparedIn = 0 }: PartView): string {
  const isLong = Math.max(width, height) > longest * Math.min(width, height);
  const reach = isLong ? (width + height) / Math.SQRT2 : Math.max(width, height);
  const side = tenth(Math.max(comparedIn, reach * (1 + 2 * margin)));
  const box = `${tenth((width - side) / 2)} ${tenth((height - side) / 2)} ${side} ${side}`;
  const angle = width > height ? -45 : 45;
  const turn = isLong ? ` transform="rotate(${angle} ${tenth(width / 2)} ${tenth(height / 2)})"` : "";
  const body = `<g fill="currentColor" fill-opacity=".08" fill-rule="evenodd">${stroked(paths.body, outlineWidth)}</g>`;
  const lines = stroked(paths.outline, outlineWidth) + stroked(paths.detail, detailWidth);
  return symbol(id, box, `<g${turn}>${body}${lines}</g>`);
}

function kindSymbol({ code, kind }: SparePart, kinds: readonly SparePartKind[]): string {
  const drawing = kinds.find(({ id }) => id === kind)?.drawing ?? "";
  return symbol(code, "0 0 48 48", stroked(drawing, outlineWidth));
}

function symbol(id: string, box: string, content: string): string {
  const look = 'fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"';
  return `<symbol id="${id}" viewBox="${box}" ${look}>${content}</symbol>`;
}

function stroked(path: string, width: number): string {
  return path && `<path vector-effect="non-scaling-stroke" stroke-width="${width}" d="${path}"/>`;
}
