import { Logger, NodeIO } from "@gltf-transform/core";
import { KHRDracoMeshCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { dedup, flatten, join, prune, quantize, weld } from "@gltf-transform/functions";
import draco from "draco3dgltf";

const io = new NodeIO()
  .registerExtensions([KHRDracoMeshCompression, KHRMeshQuantization])
  .setLogger(new Logger(Logger.Verbosity.WARN))
  .registerDependencies({ "draco3d.decoder": await draco.createDecoderModule() });

/** Reads a GLB and removes its Draco compression, so that no reader needs a decoder, worker or WebAssembly. */
export async function readUnpacked(source: string) {
  const model = await io.read(source);
  for (const extension of model.getRoot().listExtensionsUsed())
    if (extension.extensionName === KHRDracoMeshCompression.EXTENSION_NAME) extension.dispose();
  return model;
}

/** Returns a GLB without Draco compression, otherwise as it is. */
export const unpackModel = async (source: string): Promise<Uint8Array> =>
  io.writeBinary(await readUnpacked(source));

/** Writes a GLB for the browser. Joins meshes of the same material into one; quantises positions and normals to integers. */
export async function makePreview(source: string, target: string): Promise<void> {
  const model = await readUnpacked(source);
  await model.transform(
    dedup(),
    flatten(),
    join(),
    weld(),
    // Polished metal shows every step in its reflections, so normals get 10 bits instead of the usual 8.
    quantize({ quantizePosition: 14, quantizeNormal: 10 }),
    prune(),
  );
  await io.write(target, model);
}
