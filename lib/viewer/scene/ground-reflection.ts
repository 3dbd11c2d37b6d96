import { type MeshStandardMaterial, ShaderChunk, type Vector3 } from "three";

/** The line of three's shader after which a reflection has its colour, and where the ground joins it. */
const reflected =
  "vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );";

const parameters = /* glsl */ `
uniform vec3 groundPoint;
uniform vec3 groundNormal;
uniform vec2 groundReach;
uniform float groundLight;
`;

/**
 * Follows the reflected ray to the ground. Near the model it sees the ground, which the environment map, being
 * infinitely far away, cannot show.
 */
const groundInstead = /* glsl */ `
float fall = dot( reflectVec, groundNormal );
if ( fall < 0.0 ) {
  vec3 position = cameraPosition - ( vec4( vViewPosition, 0.0 ) * viewMatrix ).xyz;
  vec3 hit = position + reflectVec * dot( groundPoint - position, groundNormal ) / fall;
  float isNear = 1.0 - smoothstep( groundReach.x, groundReach.y, distance( hit, groundPoint ) );
  envMapColor.rgb = mix( envMapColor.rgb, vec3( groundLight ), isNear );
}
`;

/** The ground: a point below the model, its direction, and the radius of the model. */
export type Ground = { point: Vector3; normal: Vector3; radius: number };

/** Radiance of the lit ground, as in the product pictures. */
const groundLight = 1.35;
/** Distances from the model, in its radii, between which the ground passes into the studio. */
const reach = [1, 2.8] as const;

/**
 * Lets a material reflect the ground on which the model stands.
 * @throws if three's shader no longer has the line that this changes
 */
export function reflectGround(material: MeshStandardMaterial, { point, normal, radius }: Ground) {
  const chunk = ShaderChunk.envmap_physical_pars_fragment;
  if (!chunk.includes(reflected)) throw new Error("three has changed its reflections");
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      groundPoint: { value: point },
      groundNormal: { value: normal },
      groundReach: { value: reach.map((radii) => radii * radius) },
      groundLight: { value: groundLight },
    });
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <envmap_physical_pars_fragment>",
      parameters + chunk.replace(reflected, reflected + groundInstead),
    );
  };
}
