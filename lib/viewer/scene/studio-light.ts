import {
  type MeshStandardMaterial,
  PMREMGenerator,
  ShaderChunk,
  type Texture,
  type Vector3,
  Vector4,
  type WebGLRenderer,
} from "three";
import type { Standing } from "../surface";
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
 * How strongly the studio lights a material, as the product pictures are exposed for it. Light between the parts of a
 * product, which the 3D view does not have, brightens white.
 */
const exposures = { polished: 1, brushed: 1.45, white: 1.1, dark: 1.9 };

/** What all materials of a model share: the studio, its middle, and the radius of its walls in metres. */
export type StudioRoom = { reflections: Texture; middle: Vector3; radius: number };

/** Lights a material by the studio, according to its present colour. */
export function lightMaterial(
  material: MeshStandardMaterial,
  { reflections, middle, radius }: StudioRoom,
): void {
  material.envMap = reflections;
  // A mirror shows the studio as soft as the pictures do.
  if (material.name === "mirror") material.roughness = 0.3;
  material.envMapIntensity = exposures[kindOf(material)];
  material.onBeforeCompile = (shader) => {
    shader.uniforms.studio = { value: new Vector4(...middle.toArray(), radius) };
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <envmap_physical_pars_fragment>",
      `uniform vec4 studio;\n${ShaderChunk.envmap_physical_pars_fragment.replace(reflection, reflection + nearWalls)}`,
    );
  };
}

/** Statement of three.js that computes the direction which a surface mirrors, in world coordinates. */
const reflection = "reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );";

/** Turns that direction to where its ray meets the studio's walls: three.js assumes that surroundings are far away. */
const nearWalls = `
  vec3 at = (cameraPosition - (vec4(vViewPosition, 0.0) * viewMatrix).xyz - studio.xyz) / studio.w;
  float along = dot(at, reflectVec);
  reflectVec = normalize(at + reflectVec * (sqrt(along * along - dot(at, at) + 1.0) - along));
`;

function kindOf({ name, metalness, roughness, color: { r, g, b } }: MeshStandardMaterial) {
  if (metalness > 0.5) return roughness < 0.2 || name === "mirror" ? "polished" : "brushed";
  return (r + g + b) / 3 > 0.5 ? "white" : "dark";
}
