import { expect, test } from "vitest";
import type { View } from "../../downloads/read-drawing";
import { pageDrawing } from "./page-drawing";

const view = (label: string, width: number): View => ({
  label,
  strokes: [
    {
      layer: "outline",
      path: "M10 20L20 20z",
      points: [
        { x: 10, y: 20 },
        { x: 20, y: 20 },
      ],
    },
  ],
  numbers: [{ text: "50", x: 10 + width / 2, y: 120, turned: false }],
  box: { x: 10, y: 20, width, height: 200 },
});

test("views share one scale, at which the tallest is as tall as the page has room for", () => {
  const { views } = pageDrawing([view("widok z przodu", 50), view("widok z boku", 100)]);
  expect(views.map(({ width, height }) => [width, height])).toEqual([
    [75, 300],
    [150, 300],
  ]);
});

test("numbers are at their share of the view, lines at its corner", () => {
  const { views, lines } = pageDrawing([view("widok z przodu", 50)]);
  expect(views[0]?.numbers).toEqual([{ text: "50", x: "50%", y: "50%" }]);
  expect(lines).toContain('d="M0 0L15 0z"');
});
