import { ColorUtils, type Document, NodeIO } from "@gltf-transform/core";
import { simplify, weld } from "@gltf-transform/functions";
import { MeshoptSimplifier } from "meshoptimizer";
import type { FinishLook } from "~/brand/collections.server";
import { readJoined } from "../ifc/mesh";

/** Maximum distance of the simplified surface from the model's, as a share of its size: 0.1 mm for a tap. */
const error = 0.0004;

/**
 * Reads a product's GLB, simplifies it without a visible difference, and gives its material `finish` the look of a
 * finish. It has one mesh for each material, and no extensions. Metres, y up, front towards +z; colours are linear.
 */
export async function readRoomModel(
  file: string,
  { colour, metal, roughness }: FinishLook,
): Promise<Document> {
  const model = await readJoined(file, ["POSITION", "NORMAL"]);
  await model.transform(weld(), simplify({ simplifier: MeshoptSimplifier, ratio: 0, error }));
  const materials = model.getRoot().listMaterials();
  materials
    .find((material) => material.getName() === "finish")
    ?.setBaseColorFactor(ColorUtils.hexToFactor(Number.parseInt(colour.slice(1), 16), [0, 0, 0, 1]))
    .setEmissiveFactor([0, 0, 0])
    .setMetallicFactor(metal ? 1 : 0)
    .setRoughnessFactor(roughness);
  return model;
}

/** Writes a GLB without extensions, which Android's Scene Viewer does not read. */
export const writeGlb = (model: Document): Promise<Uint8Array> => new NodeIO().writeBinary(model);
