import { type Material, Mesh, MeshStandardMaterial, type Object3D } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

/**
 * Fetches and parses a GLB.
 * @throws if the request or the parser fails
 */
export async function loadModel(url: string, signal: AbortSignal): Promise<Object3D> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { scene } = await new GLTFLoader().parseAsync(await response.arrayBuffer(), "");
  return scene;
}

/** Returns the materials of a model that react to light: all that its GLB file has. */
export function materialsOf(model: Object3D): MeshStandardMaterial[] {
  const materials: Material[] = [];
  model.traverse((part) => {
    if (part instanceof Mesh) materials.push(...[part.material as Material | Material[]].flat());
  });
  return materials.filter((material) => material instanceof MeshStandardMaterial);
}
