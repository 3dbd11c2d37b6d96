import { type MeshStandardMaterial, PMREMGenerator, type Texture, type WebGLRenderer } from "three";
import type { Standing, Surface } from "../surface";
import { studioPicture } from "./studio-picture";

/**
 * Renders the virtual photo studio as a prefiltered environment map, so that metals reflect the same surroundings as in
 * the product pictures.
 */
export function studioReflections(renderer: WebGLRenderer, standing: Standing): Texture {
  const generator = new PMREMGenerator(renderer);
  const picture = studioPicture(standing);
  const { texture } = generator.fromEquirectangular(picture);
  picture.dispose();
  generator.dispose();
  return texture;
}

/**
 * How strongly the studio lights a material, as the product pictures are exposed for it: white products less than
 * metals, matt black ones more, and both more in the dark room in front of a wall.
 */
const exposures: Record<Surface, Record<"metal" | "white" | "dark", number>> = {
  floor: { metal: 1, white: 0.74, dark: 1.6 },
  wall: { metal: 1, white: 1.4, dark: 2.5 },
};

/** Lights a material by the studio, according to its present colour. */
export function lightMaterial(material: MeshStandardMaterial, studio: Texture, surface: Surface): void {
  material.envMap = studio;
  material.envMapIntensity = exposures[surface][kindOf(material)];
}

function kindOf({ metalness, color: { r, g, b } }: MeshStandardMaterial) {
  if (metalness > 0.5) return "metal";
  return (r + g + b) / 3 > 0.5 ? "white" : "dark";
}
