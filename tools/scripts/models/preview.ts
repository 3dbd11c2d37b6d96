import { Logger, NodeIO } from "@gltf-transform/core";
import { KHRDracoMeshCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { dedup, flatten, join, prune, quantize, weld } from "@gltf-transform/functions";
import draco from "draco3dgltf";

const io = new NodeIO()
  .registerExtensions([KHRDracoMeshCompression, KHRMeshQuantization])
  .setLogger(new Logger(Logger.Verbosity.WARN))
  .registerDependencies({ "draco3d.decoder": await draco.createDecoderModule() });

/**
 * Writes a GLB without Draco compression, so that the browser needs no decoder, worker or WebAssembly. Joins meshes of
 * the same material into one; quantises positions and normals to integers.
 */
export async function makePreview(source: string, target: string): Promise<void> {
  const model = await io.read(source);
  await model.transform(
    dedup(),
    flatten(),
    join(),
    weld(),
    // Polished metal shows every step in its reflections, so normals get 10 bits instead of the usual 8.
    quantize({ quantizePosition: 14, quantizeNormal: 10 }),
    prune(),
  );
  for (const extension of model.getRoot().listExtensionsUsed())
    if (extension.extensionName === KHRDracoMeshCompression.EXTENSION_NAME) extension.dispose();
  await io.write(target, model);
}
