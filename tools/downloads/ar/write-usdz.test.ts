import { NodeIO } from "@gltf-transform/core";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { RoomSurface } from "./surfaces";
import { writeGlb } from "./write-glb";
import { writeUsdz } from "./write-usdz";

const triangle: RoomSurface = {
  positions: new Float32Array([0, 0, 0, 0.16, 0, 0, 0, 0.128, -0.000001]),
  normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]),
  corners: new Uint32Array([0, 1, 2]),
  look: { colour: [0.5, 0.5, 0.5], glow: [0, 0, 0], metal: 1, roughness: 0.06 },
};

test("a USDZ is one stored text that begins at a multiple of 64 bytes, in metres, with its finish (16.22)", () => {
  const usdz = Buffer.from(writeUsdz([triangle]));
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
  expect(Buffer.from(writeUsdz([triangle])).equals(usdz)).toBe(true);
});

test("a GLB for Android needs no extension (16.22)", async () => {
  const glb = await writeGlb([triangle]);
  expect(Buffer.from(await writeGlb([triangle])).equals(glb)).toBe(true);
  const root = (await new NodeIO().readBinary(glb)).getRoot();
  expect(root.listExtensionsUsed()).toEqual([]);
  expect(root.listMaterials().map((material) => material.getMetallicFactor())).toEqual([1]);
});
