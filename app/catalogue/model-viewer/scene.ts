import {
  Box3,
  Color,
  type Material,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  WebGLRenderer,
} from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { finishLooks } from "./finish-look";
import type { Orbit } from "./orbit";
import { studioPicture } from "./studio";

/** A 3D model on a canvas. It is redrawn only when something changes, because there is no animation. */
export type ModelScene = {
  look(from: Orbit): void;
  /** Recolours the meshes with the material `finish`; an unknown finish id changes nothing. */
  paint(finish: string): void;
  close(): void;
};

/** Vertical field of view, in degrees. It is narrow to reduce perspective distortion. */
const fieldOfView = 30;

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

/**
 * Renders a loaded model on a canvas.
 * @throws if the browser has no WebGL
 */
export function openModelScene(canvas: HTMLCanvasElement, model: Object3D): ModelScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  // A pixel ratio above 2 costs time without a visible gain.
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));

  const scene = new Scene();
  scene.environment = studioReflections(renderer);
  scene.add(model);
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  // Fits the whole model into the view, with a margin of 2 %.
  const distance = (radius / Math.sin((fieldOfView * Math.PI) / 360)) * 1.02;
  const camera = new PerspectiveCamera(fieldOfView, 1, distance / 100, distance * 3);

  const draw = () => renderer.render(scene, camera);
  const watcher = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    draw();
  });
  watcher.observe(canvas);

  return {
    look({ azimuth, polar, zoom }) {
      camera.position.setFromSphericalCoords(distance, polar, azimuth).add(center);
      camera.lookAt(center);
      camera.zoom = zoom;
      camera.updateProjectionMatrix();
      draw();
    },
    paint(finish) {
      const look = finishLooks[finish];
      if (!look) return;
      for (const material of materialsOf(model)) {
        if (material.name !== "finish" || !(material instanceof MeshStandardMaterial)) continue;
        material.color = new Color(look.colour);
        material.metalness = look.metalness;
        material.roughness = look.roughness;
      }
      draw();
    },
    close() {
      watcher.disconnect();
      model.traverse((part) => part instanceof Mesh && part.geometry.dispose());
      for (const material of materialsOf(model)) material.dispose();
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}

/**
 * Renders the virtual photo studio as a prefiltered environment map, so that metals reflect the same surroundings as in
 * the product pictures.
 */
function studioReflections(renderer: WebGLRenderer) {
  const generator = new PMREMGenerator(renderer);
  const picture = studioPicture();
  const { texture } = generator.fromEquirectangular(picture);
  picture.dispose();
  generator.dispose();
  return texture;
}

function materialsOf(model: Object3D): Material[] {
  const materials: Material[] = [];
  model.traverse((part) => {
    if (part instanceof Mesh) materials.push(...[part.material as Material | Material[]].flat());
  });
  return materials;
}
