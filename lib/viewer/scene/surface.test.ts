import { expect, test } from "vitest";
import { surfaceOf } from "./surface";

const box = (y: number, z: number) => ({ min: { x: -0.025, y, z }, max: { x: 0.025, y: 0.16, z: 0.128 } });

test("a model whose back lies on the wall hangs there, even if its foot is at the origin", () => {
  expect(surfaceOf(box(-0.0325, 0))).toBe("wall");
  expect(surfaceOf(box(0, -0.0002))).toBe("wall");
});

test("any other model stands", () => {
  expect(surfaceOf(box(0, -0.025))).toBe("floor");
  expect(surfaceOf(box(-0.0134, -0.0098))).toBe("floor");
});
