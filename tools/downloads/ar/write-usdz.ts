import type { Document, Primitive } from "@gltf-transform/core";
import { strToU8, zipSync } from "fflate";
import { primitivesOf } from "../ifc/mesh";

const entry = "model.usda";
/** Bytes before an entry's data: the fixed part of its header, its name, and the head of its extra field. */
const headerBytes = 30 + entry.length + 4;

/**
 * Writes a USDZ for iOS: a ZIP of one text file, which is stored uncompressed and begins at a multiple of 64 bytes, as the
 * format demands. The same model always gives the same bytes.
 */
export function writeUsdz(model: Document): Uint8Array {
  const padding = new Uint8Array(64 - (headerBytes % 64));
  const file = strToU8(usda(primitivesOf(model)));
  // The extra field's id is one that no program knows, so all skip it. A ZIP's time has no zone.
  return zipSync({ [entry]: [file, { level: 0, mtime: new Date(1980, 0, 1), extra: { 6534: padding } }] });
}

function usda(surfaces: readonly Primitive[]): string {
  return `#usda 1.0
(
    defaultPrim = "Product"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Product" (
    kind = "component"
)
{
${surfaces.map(surfaceText).join("\n")}
}
`;
}

function surfaceText(surface: Primitive, place: number): string {
  const [positions, normals] = ["POSITION", "NORMAL"].map(
    (name) => surface.getAttribute(name)?.getArray() ?? [],
  );
  const [corners, material] = [surface.getIndices()?.getArray() ?? [], surface.getMaterial()];
  if (!positions || !normals || !material) throw new Error("A surface without a material");
  return `    def Mesh "Surface${place}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 1
        float3[] extent = [${vectors(extentOf(positions), 5)}]
        int[] faceVertexCounts = [${Array(corners.length / 3).fill(3)}]
        int[] faceVertexIndices = [${corners.join()}]
        point3f[] points = [${vectors(positions, 5)}]
        normal3f[] normals = [${vectors(normals, 3)}] (
            interpolation = "vertex"
        )
        uniform token subdivisionScheme = "none"
        rel material:binding = </Product/Material${place}>
    }

    def Material "Material${place}"
    {
        token outputs:surface.connect = </Product/Material${place}/Shader.outputs:surface>

        def Shader "Shader"
        {
            uniform token info:id = "UsdPreviewSurface"
            color3f inputs:diffuseColor = ${vectors(material.getBaseColorFactor().slice(0, 3), 4)}
            color3f inputs:emissiveColor = ${vectors(material.getEmissiveFactor(), 4)}
            float inputs:metallic = ${material.getMetallicFactor()}
            float inputs:roughness = ${rounded(material.getRoughnessFactor(), 4)}
            token outputs:surface
        }
    }`;
}

function extentOf(positions: ArrayLike<number>): number[] {
  const along = (axis: number) => Array.from(positions).filter((_, place) => place % 3 === axis);
  const ends = (end: (one: number, other: number) => number) =>
    [0, 1, 2].map((axis) => along(axis).reduce((one, other) => end(one, other)));
  return [...ends(Math.min), ...ends(Math.max)];
}

/**
 * Writes numbers as triples, with this number of decimals: five decimals of a metre are a hundredth of a millimetre.
 */
function vectors(values: ArrayLike<number>, decimals: number): string {
  const at = (place: number) => rounded(values[place] ?? 0, decimals);
  return Array.from(
    { length: values.length / 3 },
    (_, triple) => `(${at(triple * 3)},${at(triple * 3 + 1)},${at(triple * 3 + 2)})`,
  ).join();
}

/** Adding 0 makes 0 of −0. */
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0;
