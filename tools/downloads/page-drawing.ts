import type { DrawnView } from "~/catalogue/product-view";
import { type Layer, readDrawing, type View } from "./read-drawing";

/**
 * Maximum size, in px, of a drawing on a page, with all views in a row at one scale. In narrower windows the drawing
 * shrinks.
 */
const room = { height: 300, width: 1000 };

/** Ids of the views in the SVG file, in the order of the {@link View}s. */
const ids = ["przod", "bok", "gora"];

const looks: Record<Layer, string> = {
  outline: 'stroke-width="1.2" vector-effect="non-scaling-stroke"',
  dimension: 'stroke-width="1" stroke-opacity="0.6" vector-effect="non-scaling-stroke"',
  arrow: 'stroke="none" fill="currentColor" fill-opacity="0.6"',
};

/**
 * Splits a drawing for the product page: `lines` is an SVG of its views, which the page colours (`currentColor`).
 * `views` contains the numbers of each view, which the page renders as text over the lines.
 */
export function pageDrawing(svg: string): { lines: string; views: DrawnView[] } {
  const views = readDrawing(svg);
  const tallest = Math.max(...views.map(({ box }) => box.height));
  const widest = views.reduce((sum, { box }) => sum + box.width, 0);
  const scale = Math.min(room.height / tallest, room.width / widest);
  const stroke = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  const groups = views.map((view, index) => `<g id="${ids[index]}" ${stroke}>${linesOf(view, scale)}</g>`);
  return {
    lines: `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>\n`,
    views: views.map(({ label, box, numbers }, index) => ({
      id: ids[index] ?? "",
      label,
      width: Math.ceil(box.width * scale),
      height: Math.ceil(box.height * scale),
      numbers: numbers.map(({ x, y, text, turned }) => ({
        text,
        x: percent((x - box.x) / box.width),
        y: percent((y - box.y) / box.height),
        ...(turned && { turned }),
      })),
    })),
  };
}

function linesOf({ strokes, box }: View, scale: number): string {
  const place = ({ x, y }: { x: number; y: number }) =>
    `${rounded((x - box.x) * scale)} ${rounded((y - box.y) * scale)}`;
  return (Object.keys(looks) as Layer[])
    .map((layer) => {
      const paths = strokes
        .filter((stroke) => stroke.layer === layer)
        .map(({ path, points }) => {
          // Drop consecutive points of a fine curve that round to the same position.
          const places = points.map(place).filter((at, index, all) => at !== all[index - 1]);
          return `M${places.join("L")}${path.endsWith("z") ? "z" : ""}`;
        });
      return `<path ${looks[layer]} d="${[...new Set(paths)].join("")}"/>`;
    })
    .join("");
}

/** Rounds to a tenth of a pixel, finer than any screen shows. */
const rounded = (pixels: number) => Math.round(pixels * 10) / 10;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
