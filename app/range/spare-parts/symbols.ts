import * as paths from "~/paths";
import type { PartDrawings } from "./drawings.server";
import type { PartDrawing } from "./parse-drawing";
import type { SparePartKind } from "./part-kinds.server";
import type { SparePart, SpareParts } from "./schema.server";

/** A drawing longer than this many of its heights is turned by 45°, so that it is larger in its square. */
const longest = 3.5;

/** Space around a small drawing, as a share of its longer side. */
const margin = 0.06;

/**
 * Returns a square SVG symbol for each spare part, with the part's number as its id: its first drawing without dimensions, or
 * the drawing of its kind if it has none.
 * @returns the symbols of each file, by the file's path
 */
export function sparePartSymbols({ kinds, spareParts }: SpareParts, drawings: PartDrawings) {
  const files = new Map<string, string>();
  for (const part of spareParts) {
    const [file = ""] = paths.sparePartSymbol(part.code).split("#");
    const [drawing] = drawings.get(part.code) ?? [];
    const drawn = drawing ? drawingSymbol(part.code, drawing) : kindSymbol(part, kinds);
    files.set(file, (files.get(file) ?? "") + drawn);
  }
  return files;
}

function drawingSymbol(id: string, { symbolBox, symbol: shapes }: PartDrawing): string {
  const [left, top, width, height] = symbolBox;
  const isLong = Math.max(width, height) > longest * Math.min(width, height);
  const reach = isLong ? (width + height) / Math.SQRT2 : Math.max(width, height);
  const side = tenth(reach * (1 + 2 * margin));
  const [x, y] = [left + width / 2, top + height / 2];
  const angle = width > height ? -45 : 45;
  const turned = isLong ? `<g transform="rotate(${angle} ${tenth(x)} ${tenth(y)})">${shapes}</g>` : shapes;
  const box = `${tenth(x - side / 2)} ${tenth(y - side / 2)} ${side} ${side}`;
  return symbol(id, box, 'fill="currentColor"', turned);
}

function kindSymbol({ code, kind }: SparePart, kinds: readonly SparePartKind[]): string {
  const path = kinds.find(({ id }) => id === kind)?.drawing ?? "";
  const look =
    'fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';
  return symbol(code, "0 0 48 48", look, path && `<path d="${path}"/>`);
}

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Lines keep their width, however small the symbol is shown. */
function symbol(id: string, box: string, look: string, shapes: string): string {
  const kept = shapes.replaceAll(/<(?!\/|g\b)\w+/g, '$& vector-effect="non-scaling-stroke"');
  return `<symbol id="${id}" viewBox="${box}" ${look}>${kept}</symbol>`;
}
