import manifold, { type Box, type Manifold } from "manifold-3d";
import { Matrix4, Vector3 } from "three";
import { readUnpacked } from "./preview";

const library = await manifold();
library.setup();

/** A named part of a model in mm: x to the right, y up, z out of the wall. */
export type ModelPart = { name: string; solid: Manifold; box: Box };

/** Builds a part from triangles. @throws {Error} if they do not close a body */
export function modelPartOf(name: string, points: readonly number[], corners: readonly number[]): ModelPart {
  const mesh = new library.Mesh({
    numProp: 3,
    vertProperties: new Float32Array(points),
    triVerts: new Uint32Array(corners),
    tolerance: 1e-3,
  });
  // At an edge, a GLB has a separate vertex for each normal.
  mesh.merge();
  const solid = new library.Manifold(mesh);
  return { name, solid, box: solid.boundingBox() };
}

/** Reads the parts of a product's GLB. */
export async function readParts(file: string): Promise<ModelPart[]> {
  const model = await readUnpacked(file);
  return model
    .getRoot()
    .listNodes()
    .flatMap((node) => {
      const matrix = new Matrix4().fromArray(node.getWorldMatrix());
      const points: number[] = [];
      const corners: number[] = [];
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const positions = primitive.getAttribute("POSITION");
        const first = points.length / 3;
        for (let index = 0; index < (positions?.getCount() ?? 0); index += 1)
          points.push(
            ...new Vector3()
              .fromArray(positions?.getElement(index, []) ?? [])
              .applyMatrix4(matrix)
              .multiplyScalar(1000),
          );
        for (const corner of primitive.getIndices()?.getArray() ?? []) corners.push(first + corner);
      }
      return corners.length > 0 ? [modelPartOf(node.getName(), points, corners)] : [];
    });
}
