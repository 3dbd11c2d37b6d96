import { MeshoptSimplifier } from "meshoptimizer";

/**
 * A mesh whose triangles share points, because the simplifier recognises neighbouring triangles only by common points.
 */
export type WeldedMesh = {
  /** x, y and z of each point, in mm. */
  positions: number[];
  /** Three point indices per triangle. */
  corners: number[];
};

/** First tolerance to try, in mm, and the factor by which each further attempt increases the tolerance. */
const finestError = 0.02;
const errorGrowth = 1.2;

/**
 * Simplifies all meshes of a model in place. Their common tolerance grows until at most `maxTriangles` are left. The
 * bounding box is preserved, because one point on each of its sides is locked.
 */
export async function simplify(meshes: readonly WeldedMesh[], maxTriangles: number): Promise<void> {
  await MeshoptSimplifier.ready;
  const locks = lockBox(meshes);
  let error = finestError;
  while (triangleCount(meshes) > maxTriangles) {
    for (const [place, mesh] of meshes.entries())
      mesh.corners = simplified(mesh, locks[place] ?? null, error);
    error *= errorGrowth;
  }
}

/** Locks one extreme point per side of the bounding box. @returns one array per mesh, in which locked points are 1 */
function lockBox(meshes: readonly WeldedMesh[]): Uint8Array[] {
  const locks = meshes.map(({ positions }) => new Uint8Array(positions.length / 3));
  for (const axis of [0, 1, 2])
    for (const sign of [-1, 1]) {
      let farthest = { mesh: 0, point: 0, distance: Number.NEGATIVE_INFINITY };
      for (const [mesh, { positions }] of meshes.entries())
        for (let point = 0; point * 3 < positions.length; point += 1) {
          const distance = sign * (positions[point * 3 + axis] ?? 0);
          if (distance > farthest.distance) farthest = { mesh, point, distance };
        }
      locks[farthest.mesh]?.fill(1, farthest.point, farthest.point + 1);
    }
  return locks;
}

function simplified({ corners, positions }: WeldedMesh, locked: Uint8Array | null, error: number): number[] {
  const points = new Float32Array(positions);
  const noAttributes = new Float32Array();
  const [result] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(corners),
    points,
    3,
    noAttributes,
    0,
    [],
    locked,
    0,
    error,
    ["ErrorAbsolute", "Prune"],
  );
  return [...result];
}

function triangleCount(meshes: readonly WeldedMesh[]): number {
  return meshes.reduce((sum, { corners }) => sum + corners.length / 3, 0);
}
