import { expect, test } from "vitest";
import { readDrawing } from "./read-drawing";

const label = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="4" text-anchor="middle">${text}</text>`;

const labels =
  label(10, -6, "widok z przodu") + label(70, -6.01, "widok z boku") + label(10, 50, "widok z góry");

test("a drawing with an unknown element is rejected", () => {
  expect(() => readDrawing(`<svg><circle r="5"/>${labels}</svg>`)).toThrow("circle");
  expect(() => readDrawing("<svg></svg>")).toThrow("trzech widoków");
});
