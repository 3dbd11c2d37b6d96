import { expect, test } from "vitest";
import { simplify, type WeldedMesh } from "./simplify";

const rings = 60;
const radius = 100;

/** Returns a sphere of 7,200 triangles. The 120 triangles that have two corners at a pole have no area. */
function ball(middle: number): WeldedMesh {
  const at = (ring: number, place: number) => ring * rings + (place % rings);
  const positions = Array.from({ length: (rings + 1) * rings }, (_, point) => {
    const [up, round] = [(Math.floor(point / rings) * Math.PI) / rings, (point * 2 * Math.PI) / rings];
    const across = radius * Math.sin(up);
    return [middle + across * Math.cos(round), across * Math.sin(round), radius * Math.cos(up)];
  });
  const corners = Array.from({ length: rings * rings }, (_, quad) => {
    const [ring, place] = [Math.floor(quad / rings), quad % rings];
    const [a, b, c, d] = [at(ring, place), at(ring, place + 1), at(ring + 1, place), at(ring + 1, place + 1)];
    return [a, c, b, b, c, d];
  });
  return { positions: positions.flat(), corners: corners.flat() };
}

test("a model is simplified to what is allowed and not to much less; its box stays to the hundredth of a millimetre", async () => {
  const meshes = [ball(0), ball(300)];
  await simplify(meshes, 500);
  const triangles = meshes.reduce((sum, { corners }) => sum + corners.length / 3, 0);
  expect(triangles).toBeLessThanOrEqual(500);
  expect(triangles).toBeGreaterThan(250);
  const used = meshes.flatMap(({ positions, corners }) =>
    corners.map((point) => positions.slice(point * 3, point * 3 + 3)),
  );
  const size = [0, 1, 2].map((axis) => {
    const values = used.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  for (const [axis, expected] of [500, 200, 200].entries()) expect(size[axis]).toBeCloseTo(expected, 2);
});

test("what is small enough stays as it is", async () => {
  const mesh = ball(0);
  const before = [...mesh.corners];
  await simplify([mesh], 10_000);
  expect(mesh.corners).toEqual(before);
});
