import { Document, NodeIO, type vec3, type vec4 } from "@gltf-transform/core";
import type { RoomSurface } from "./surfaces";

/** Writes a GLB without extensions, which Android's Scene Viewer does not read. */
export async function writeGlb(surfaces: readonly RoomSurface[]): Promise<Uint8Array> {
  const model = new Document();
  const buffer = model.createBuffer();
  const mesh = model.createMesh();
  for (const { positions, normals, corners, look } of surfaces) {
    const accessor = (type: "VEC3" | "SCALAR", values: Float32Array | Uint16Array | Uint32Array) =>
      model.createAccessor().setType(type).setArray(values).setBuffer(buffer);
    const indices = positions.length / 3 < 65_535 ? new Uint16Array(corners) : corners;
    mesh.addPrimitive(
      model
        .createPrimitive()
        .setAttribute("POSITION", accessor("VEC3", positions))
        .setAttribute("NORMAL", accessor("VEC3", normals))
        .setIndices(accessor("SCALAR", indices))
        .setMaterial(
          model
            .createMaterial()
            .setBaseColorFactor([...look.colour, 1] as vec4)
            .setEmissiveFactor(look.glow as vec3)
            .setMetallicFactor(look.metal)
            .setRoughnessFactor(look.roughness),
        ),
    );
  }
  model.createScene().addChild(model.createNode().setMesh(mesh));
  return new NodeIO().writeBinary(model);
}
