import {
  type Box3,
  DirectionalLight,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShadowMaterial,
  Vector3,
  VSMShadowMap,
  type WebGLRenderer,
} from "three";
import { surfaceOf } from "../surface";

/** Darkness of the shadow, and how far it fades out, in texels of its map. */
const [darkness, blur] = [0.24, 20];
/** Where the light comes from, in sizes of the model: from the left, from above, from the front. */
const directions = { floor: new Vector3(-0.35, 1.5, -0.3), wall: new Vector3(-0.1, 0.25, 1.6) };

/**
 * Lets a model cast a soft shadow on the floor below it, or on the wall behind it. Neither model nor light moves, so it is
 * rendered once.
 * @returns the light, and the ground, which shows nothing but the shadow, and only from its front
 */
export function groundShadow(renderer: WebGLRenderer, model: Object3D, box: Box3) {
  const surface = surfaceOf(box);
  const size = box.getSize(new Vector3()).length();
  const center = box.getCenter(new Vector3());
  const ground = new Mesh(
    // Smaller than the light's shadow map, whose edge would show as a line.
    new PlaneGeometry(size * 1.9, size * 1.9),
    new ShadowMaterial({ opacity: darkness, depthWrite: false }),
  );
  ground.receiveShadow = true;
  if (surface === "floor") ground.rotation.x = -Math.PI / 2;
  if (surface === "floor") ground.position.copy(center).setY(box.min.y);
  else ground.position.copy(center).setZ(box.min.z);

  // So weak that it adds no light: the studio lights the model.
  const light = new DirectionalLight("white", 1e-4);
  light.position.copy(directions[surface]).multiplyScalar(size).add(center);
  light.target = ground;
  light.castShadow = true;
  light.shadow.radius = blur;
  light.shadow.blurSamples = 25;
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [-size, size, -size, size];
  [camera.near, camera.far] = [size / 10, size * 4];

  model.traverse((part) => {
    part.castShadow = true;
  });
  Object.assign(renderer.shadowMap, {
    enabled: true,
    type: VSMShadowMap,
    autoUpdate: false,
    needsUpdate: true,
  });
  return { light, ground };
}
