import { Document, NodeIO } from "@gltf-transform/core";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writeGlb } from "./room-model";
import { writeUsdz } from "./write-usdz";

/** A triangle of polished metal. */
function triangle(): Document {
  const model = new Document();
  const buffer = model.createBuffer();
  const accessor = (type: "VEC3" | "SCALAR", values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    model.createAccessor().setType(type).setArray(values).setBuffer(buffer);
  const primitive = model
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", new Float32Array([0, 0, 0, 0.16, 0, 0, 0, 0.128, -0.000001])))
    .setAttribute("NORMAL", accessor("VEC3", new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1])))
    .setIndices(accessor("SCALAR", new Uint16Array([0, 1, 2])))
    .setMaterial(model.createMaterial().setMetallicFactor(1).setRoughnessFactor(0.06));
  model.createScene().addChild(model.createNode().setMesh(model.createMesh().addPrimitive(primitive)));
  return model;
}

test("a USDZ is one stored text that begins at a multiple of 64 bytes, in metres, with its finish (16.22)", () => {
  const usdz = Buffer.from(writeUsdz(triangle()));
  const start = 30 + usdz.readUInt16LE(26) + usdz.readUInt16LE(28);
  // Neither compressed nor encrypted, nor followed by a descriptor.
  expect([usdz.readUInt16LE(8), usdz.readUInt16LE(6), start % 64]).toEqual([0, 0, 0]);
  expect(usdz.subarray(start, start + 9).toString()).toBe("#usda 1.0");
  const [[name, content] = ["", new Uint8Array()], ...others] = Object.entries(unzipSync(usdz));
  expect([name, others]).toEqual(["model.usda", []]);
  const text = strFromU8(content);
  for (const line of [
    ...["metersPerUnit = 1", 'upAxis = "Y"', "float3[] extent = [(0,0,0),(0.16,0.128,0)]"],
    ...["point3f[] points = [(0,0,0),(0.16,0,0),(0,0.128,0)]", "int[] faceVertexIndices = [0,1,2]"],
    ...["float inputs:metallic = 1", "float inputs:roughness = 0.06"],
  ])
    expect(text).toContain(line);
  expect(Buffer.from(writeUsdz(triangle())).equals(usdz)).toBe(true);
});

test("a GLB for Android needs no extension (16.22)", async () => {
  const glb = await writeGlb(triangle());
  expect(Buffer.from(await writeGlb(triangle())).equals(glb)).toBe(true);
  const root = (await new NodeIO().readBinary(glb)).getRoot();
  expect(root.listExtensionsUsed()).toEqual([]);
  expect(root.listMaterials().map((material) => material.getMetallicFactor())).toEqual([1]);
});
