import path from "node:path";
import { Document, NodeIO } from "@gltf-transform/core";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { readMesh } from "./mesh";

/** Corners of a tetrahedron, as its four triangles name them. */
const corners = [0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3];

test("a model of more separate parts than a BIM file can hold is an error, not a file without them (16.16)", async () => {
  const model = new Document();
  const points = Float32Array.from({ length: 36 * 6_000 }, (_, at) => {
    const [axis, corner] = [at % 3, corners[Math.floor(at / 3) % 12]];
    return (corner === axis + 1 ? 0.01 : 0) + 0.05 * Math.floor((at / 36 / 20 ** axis) % 20);
  });
  const position = model.createAccessor().setType("VEC3").setArray(points).setBuffer(model.createBuffer());
  const primitive = model.createPrimitive().setAttribute("POSITION", position);
  const mesh = model.createMesh().addPrimitive(primitive.setMaterial(model.createMaterial("body")));
  model.createScene().addChild(model.createNode().setMesh(mesh));
  const file = path.join(newFolder(), "ruszt.glb");
  await new NodeIO().write(file, model);
  await expect(readMesh(file)).rejects.toThrow(`${file}: za dużo małych części`);
});
