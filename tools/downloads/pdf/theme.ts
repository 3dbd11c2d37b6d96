import { font, print } from "~/theme";

/** Size of a page in points (1/72 inch), the unit of all lengths in the PDFs. The origin is at the top left. */
export const a4 = { width: 595.28, height: 841.89 };

/** Points per millimetre. */
export const pointsPerMm = 72 / 25.4;

/** Text area of a page, in points, with 15 mm margins at the sides. */
export const area = { left: 42.5, right: 552.78, width: 510.28, top: 74, bottom: 790 };

/** Columns across the text area, for a flow. @param gap between two of them, in points */
export function textColumns(count: number, gap: number): { lefts: number[]; width: number } {
  const width = (area.width - gap * (count - 1)) / count;
  return { lefts: Array.from({ length: count }, (_, column) => area.left + column * (width + gap)), width };
}

/** `stage` is the background of the product pictures. */
export const colours = { ...print, white: "white" };

/** Static (not variable) fonts, each with Latin and Latin Extended letters in one file. */
export const fonts = font.outlines;
export type FontName = keyof typeof fonts;

export type TextStyle = {
  font: FontName;
  /** Font size in points. */
  size: number;
  /** Line height as a multiple of the font size; default 1.2, the line height of the font itself. */
  leading?: number;
  /** Letter spacing as a fraction of the font size; default 0. */
  tracking?: number;
  colour?: string;
  align?: "left" | "center" | "right";
};

export const type = {
  display: { font: "semibold", size: 44, leading: 1.08, tracking: -0.025 },
  title: { font: "semibold", size: 28, leading: 1.15, tracking: -0.02 },
  heading: { font: "semibold", size: 19, leading: 1.2, tracking: -0.015 },
  section: { font: "semibold", size: 11.5, leading: 1.3 },
  lead: { font: "regular", size: 13, leading: 1.45, colour: colours.muted },
  body: { font: "regular", size: 9.5, leading: 1.5 },
  strong: { font: "semibold", size: 9.5, leading: 1.5 },
  small: { font: "regular", size: 8.25, leading: 1.4 },
  smallStrong: { font: "semibold", size: 8.25, leading: 1.4 },
  note: { font: "regular", size: 7.25, leading: 1.4, colour: colours.muted },
} as const satisfies Record<string, TextStyle>;
