/**
 * `npm run models` makes `public/models/{slug}/preview.glb`, which the product page shows in 3D: the model's GLB
 * without Draco compression, so that the browser needs no decoder, worker or WebAssembly. Parts of one material are
 * joined into one mesh; positions and normals are quantised to integers. The results are committed; run it after models
 * have changed.
 */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Logger, NodeIO } from "@gltf-transform/core";
import { KHRDracoMeshCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { dedup, flatten, join, prune, quantize, weld } from "@gltf-transform/functions";
import draco from "draco3dgltf";

const models = "public/models";
const preview = "preview.glb";

const io = new NodeIO()
  .registerExtensions([KHRDracoMeshCompression, KHRMeshQuantization])
  .setLogger(new Logger(Logger.Verbosity.WARN))
  .registerDependencies({ "draco3d.decoder": await draco.createDecoderModule() });

let bytes = 0;
const slugs = readdirSync(models).sort();
for (const slug of slugs) {
  const folder = path.join(models, slug);
  const source = readdirSync(folder).find((file) => file.endsWith(".glb") && file !== preview);
  if (!source) throw new Error(`${folder}: brak pliku GLB`);
  const target = path.join(folder, preview);
  await makePreview(path.join(folder, source), target);
  bytes += statSync(target).size;
}
console.log(`${slugs.length} podglądów 3D, razem ${Math.round(bytes / 1000)} kB`);

async function makePreview(source: string, target: string): Promise<void> {
  const model = await io.read(source);
  await model.transform(
    dedup(),
    flatten(),
    join(),
    weld(),
    // Polished metal shows every step in its reflections: normals keep more than the usual eight bits.
    quantize({ quantizePosition: 14, quantizeNormal: 10 }),
    prune(),
  );
  for (const extension of model.getRoot().listExtensionsUsed())
    if (extension.extensionName === KHRDracoMeshCompression.EXTENSION_NAME) extension.dispose();
  await io.write(target, model);
}
