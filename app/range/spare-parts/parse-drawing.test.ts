import { expect, test } from "vitest";
import { parseDrawing } from "./parse-drawing";

const file = (...shapes: string[]) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 60 40">',
    "<title>widok z boku</title>",
    ...shapes,
    "</svg>",
  ].join("\n");

test("a drawing has a caption, shapes, and a small one without its dimensions (16.21)", () => {
  const drawing = parseDrawing(
    file(
      "<desc>Rysunek jest skrócony.</desc>",
      '<view id="symbol" viewBox="0 0 40 40"/>',
      '<g id="wymiary"><path d="M0 45h40"/><text x="20" y="44">Ø 40</text></g>',
      '<path fill="none" stroke="currentColor" d="M0 0h40v40H0Z"/>',
    ),
  );
  expect(drawing).toEqual({
    label: "widok z boku",
    note: "Rysunek jest skrócony.",
    box: [-10, 0, 60, 40],
    symbolBox: [0, 0, 40, 40],
    markup:
      '<g><g><path d="M0 45h40"/><text x="20" y="44">Ø 40</text></g><path fill="none" stroke="currentColor" d="M0 0h40v40H0Z"/></g>',
    symbol: '<g><path fill="none" stroke="currentColor" d="M0 0h40v40H0Z"/></g>',
  });
});

test("what a program writes around a drawing is ignored", () => {
  const text = `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- CAD -->\n${file('<path id="p1" d="M0 0"/>')}`;
  expect(parseDrawing(text).markup).toBe('<g><path d="M0 0"/></g>');
});

test.each([
  ["<script>alert(1)</script>", "element <script> nie jest dozwolony"],
  ['<image href="https://example.com/a.png"/>', "element <image> nie jest dozwolony"],
  ["<style>path { fill: red }</style>", "element <style> nie jest dozwolony"],
  ['<foreignObject width="9"/>', "element <foreignObject> nie jest dozwolony"],
  ['<path d="M0 0" onload="alert(1)"/>', "atrybut onload nie jest dozwolony"],
  ['<path d="M0 0" style="stroke: red"/>', "atrybut style nie jest dozwolony"],
  ['<path transform="url(https://example.com)"/>', "transform: odwołania nie są dozwolone"],
  ['<path stroke="#000"/>', "stroke: w ciemnym motywie widać tylko currentColor albo none, nie #000"],
  ["<g>", "</svg> nie zamyka otwartego elementu"],
  ["<path d='M0 0'/>", "to nie jest poprawny plik SVG"],
  ["&nbsp;", "zamiast znaku & wpisz &amp;"],
  ["12", "tekst ma stać w elemencie <text>"],
])("%s is an issue with its line (16.21, 25.2)", (shape, reason) => {
  const wrong = () => parseDrawing(file('<path d="M0 0"/>', shape));
  expect(wrong).toThrow(reason);
  expect(wrong).toThrow(expect.objectContaining({ line: shape === "<g>" ? 5 : 4 }));
});

test.each([
  ["<svg><title>widok</title></svg>", "<svg> ma mieć viewBox z czterech liczb"],
  ['<svg viewBox="0 0 0 40"><title>widok</title></svg>', "<svg> ma mieć viewBox z czterech liczb"],
  ['<svg viewBox="0 0 40 40"></svg>', "brakuje <title>"],
  ["", "brakuje elementu <svg>"],
  [`${file()}${file()}`, "cały plik ma być jednym elementem <svg>"],
  [file("x".repeat(30_000)), "najwyżej 30 kB"],
])("a file that is not a drawing is an issue (16.21)", (text, reason) =>
  expect(() => parseDrawing(text)).toThrow(reason),
);
