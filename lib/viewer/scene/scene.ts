import {
  Color,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  type PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { cornersOf, type SeenBox, type ViewPoint } from "../dimension-lines";
import { firstView } from "../first-view";
import { place } from "../framing";
import { firstOrbit, type Orbit } from "../orbit";
import { photoStudio } from "../studio";
import { groundShadow } from "./ground-shadow";
import { materialsOf } from "./load-model";
import { lightMaterial, studioReflections } from "./studio-light";

export { loadModel } from "./load-model";

/** Appearance of a material. Colour, metal and roughness (0–1) are those of glTF's metallic-roughness model. */
export type SurfaceLook = { colour: string; metal: boolean; roughness: number };

/** A 3D model on a canvas. It is redrawn only when something changes, because there is no animation. */
export type ModelScene = {
  /** Whether the ground is the darker one of white goods. */
  isWhite: boolean;
  /** Shows the model from an orbit. Returns where its box is seen. */
  look(from: Orbit): SeenBox;
  /** Recolours the meshes with the material `finish`; a model of an uncoated product has none. */
  paint(look: SurfaceLook): void;
  close(): void;
};

/**
 * Renders a loaded model on a canvas, in the light and on the ground of the product pictures. In the first view, the
 * square at the top of the canvas shows the model where the product's picture shows it.
 * @throws if the browser has no WebGL
 */
export function openModelScene(canvas: HTMLCanvasElement, model: Object3D): ModelScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  // A pixel ratio above 2 costs time without a visible gain.
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));

  const { box, standing, isWhite, camera, framings } = firstView(model);
  const sides = box.getSize(new Vector3());
  const studio = {
    reflections: studioReflections(renderer, standing),
    middle: box.getCenter(new Vector3()),
    radius: photoStudio.radius * Math.max(...sides.toArray()),
  };
  for (const material of materialsOf(model)) lightMaterial(material, studio);
  const { light, ground } = groundShadow(renderer, model, box);
  const scene = new Scene().add(light, ground, model);

  const [width, height, depth] = sides.multiplyScalar(1000).toArray();
  const size = { width, height, depth };
  const { min, max } = box;
  const corners = cornersOf(
    [min.x, max.x],
    [min.y, max.y],
    [min.z, max.z],
    (x, y, z) => new Vector3(x, y, z),
  );
  let orbit = firstOrbit;
  function draw() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    place(camera, orbit, framings, { width, height });
    renderer.render(scene, camera);
  }
  const watcher = new ResizeObserver(() => {
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    draw();
  });
  watcher.observe(canvas);

  return {
    isWhite,
    look(from) {
      orbit = from;
      draw();
      return { size, corners: corners.map((corner) => seenAt(corner, camera)) };
    },
    paint({ colour, metal, roughness }) {
      for (const material of materialsOf(model).filter(({ name }) => name === "finish")) {
        material.color = new Color(colour);
        material.metalness = metal ? 1 : 0;
        material.roughness = roughness;
        lightMaterial(material, studio);
      }
      draw();
    },
    close() {
      watcher.disconnect();
      scene.traverse((part) => part instanceof Mesh && part.geometry.dispose());
      for (const material of materialsOf(model)) material.dispose();
      ground.material.dispose();
      light.dispose();
      studio.reflections.dispose();
      renderer.dispose();
    },
  };
}

function seenAt(point: Vector3, camera: PerspectiveCamera): ViewPoint {
  const { x, y } = point.clone().project(camera);
  return { x: (x + 1) / 2, y: (1 - y) / 2 };
}
