import { expect, test } from "vitest";
import { azimuthDegrees, firstOrbit, moveOfDrag, moveOfKey, moveOrbit, type Orbit } from "./orbit";

const pressed = (key: string, times = 1) => {
  let orbit: Orbit = firstOrbit;
  for (let time = 0; time < times; time++) orbit = moveOrbit(orbit, moveOfKey(key) ?? {});
  return orbit;
};

test("the direction is given in degrees from the front", () => {
  const views = [firstOrbit, pressed("ArrowLeft", 3), pressed("ArrowLeft", 26), pressed("ArrowRight", 22)];
  expect(views.map(azimuthDegrees)).toEqual([36, 351, 6, 6]);
});

test("the view stops above and below the model instead of tipping over", () => {
  expect(pressed("ArrowUp", 50).polar).toBe(0.05);
  expect(pressed("ArrowDown", 50).polar).toBe(Math.PI - 0.05);
});

test("plus and minus change the size within limits", () => {
  const views = [pressed("+"), pressed("="), pressed("+", 50), pressed("-", 50)];
  expect(views.map(({ zoom }) => zoom)).toEqual([1.25, 1.25, 4, 0.7]);
});

test("the model follows the pointer: a drag of the view's height is half a turn", () => {
  const { azimuth } = moveOrbit({ azimuth: 0, polar: 1, zoom: 1 }, moveOfDrag(400, 0, 400));
  expect(azimuth).toBeCloseTo(-Math.PI);
  const { polar } = moveOrbit({ azimuth: 0, polar: 1, zoom: 1 }, moveOfDrag(0, 40, 400));
  expect(polar).toBeCloseTo(1 - Math.PI / 10);
});
