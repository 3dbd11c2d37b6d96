import { expect, test } from "vitest";
import { readDrawing } from "./read-drawing";

const label = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="4" text-anchor="middle">${text}</text>`;

const labels =
  label(10, -6, "widok z przodu") + label(70, -6.01, "widok z boku") + label(10, 50, "widok z góry");

const outline = (path: string) => `<path fill="none" stroke="#1a1a1a" stroke-width="0.5" d="${path}"/>`;

test("each view has the lines and numbers below its label; front and side view are aligned at the top", () => {
  const views = readDrawing(
    `<svg>${outline("M0 0L20 20M60 5L80 20M0 60L20 70")}<g>${labels}${label(70, 25, "20")}</g></svg>`,
  );
  expect(views.map(({ label: name, numbers }) => [name, numbers.map(({ text }) => text)])).toEqual([
    ["widok z przodu", []],
    ["widok z boku", ["20"]],
    ["widok z góry", []],
  ]);
  expect(views.map(({ strokes }) => strokes.map(({ path }) => path))).toEqual([
    ["M0 0L20 20"],
    ["M60 5L80 20"],
    ["M0 60L20 70"],
  ]);
  const [front, side] = views;
  expect(front?.box).toEqual({ x: 0, y: 0, width: 20, height: 20 });
  expect(side?.box).toEqual({ x: 60, y: 0, width: 20, height: 20 });
});

test("a drawing with an unknown element is rejected", () => {
  expect(() => readDrawing(`<svg><circle r="5"/>${labels}</svg>`)).toThrow("circle");
  expect(() => readDrawing("<svg></svg>")).toThrow("trzech widoków");
});
