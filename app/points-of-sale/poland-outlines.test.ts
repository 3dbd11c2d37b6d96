import { expect, test } from "vitest";
import { dotsOnMap, voivodeshipOutlines } from "./poland-outlines";

/** Returns the bounding box of an outline, calculated from the commands in its SVG path. */
function extent(path: string) {
  let [x, y] = [0, 0];
  const corners: [number, number][] = [];
  for (const [, command, numbers = ""] of path.matchAll(/([Ml])([^Mlz]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    for (let place = 0; place < values.length; place += 2) {
      const [dx = 0, dy = 0] = values.slice(place, place + 2);
      [x, y] = command === "M" ? [dx, dy] : [x + dx, y + dy];
      corners.push([x, y]);
    }
  }
  const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each([
  ["mazowieckie", { lat: 52.23, lon: 21.01 }],
  ["pomorskie", { lat: 54.35, lon: 18.65 }],
  ["podkarpackie", { lat: 50.04, lon: 22 }],
  ["zachodniopomorskie", { lat: 53.43, lon: 14.55 }],
] as const)("a town of %s lies within its outline's bounding box", (name, town) => {
  const { left, right, top, bottom } = extent(voivodeshipOutlines[name]);
  const [x, y] = dotsOnMap([town]).match(/\d+/g)?.map(Number) ?? [];
  expect(x).toBeGreaterThan(left);
  expect(x).toBeLessThan(right);
  expect(y).toBeGreaterThan(top);
  expect(y).toBeLessThan(bottom);
});
