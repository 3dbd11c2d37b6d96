import {
  type Box3,
  CustomBlending,
  DoubleSide,
  Group,
  HalfFloatType,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ReplaceStencilOp,
  Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { goldenAngle, type ShadowRay, shadowRays } from "./studio";
import { surfaceOf } from "./surface";

/** Side of the shadow's picture, in pixels, and of the ground that it covers, in radii of the model. */
const [pixels, sideInRadii] = [160, 6];
/** Number of copies, and radius in pixels, of the blur that hides the edges of single rays. */
const [copies, blurPixels] = [24, 6];
/** Darkness of a point that no light reaches. The product pictures have it at the edge of a foot. */
const darkest = 0.42;

/**
 * Renders the soft shadow of a model on the floor below it, or on the wall behind it, as light from the whole studio
 * casts it: dark where the two touch, and fading outwards. Neither model nor studio moves, so once is enough.
 * @returns the ground, transparent where it is lit, and visible only from its front
 */
export function groundShadow(
  renderer: WebGLRenderer,
  model: Object3D,
  box: Box3,
): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const surface = surfaceOf(box);
  const center = box.getCenter(new Vector3());
  const side = (box.getSize(new Vector3()).length() / 2) * sideInRadii;
  const ground = new Group();
  if (surface === "wall") ground.position.copy(center).setZ(box.min.z);
  else ground.position.copy(center).setY(box.min.y);
  // The ground's own directions: `z` is away from it.
  if (surface === "floor") ground.rotation.x = -Math.PI / 2;
  ground.updateMatrixWorld();

  const cast = shadowPicture();
  const rays = shadowRays(surface);
  castShadows(renderer, model, { shadow: cast, toGround: ground.matrixWorld.clone().invert(), side, rays });
  const shadow = shadowPicture();
  blur(renderer, cast, shadow);
  cast.dispose();
  const plane = new Mesh(
    new PlaneGeometry(side, side),
    new MeshBasicMaterial({
      color: "black",
      alphaMap: shadow.texture,
      opacity: darkest,
      transparent: true,
      depthWrite: false,
    }),
  );
  plane.applyMatrix4(ground.matrixWorld);
  return plane;
}

function shadowPicture(): WebGLRenderTarget {
  return new WebGLRenderTarget(pixels, pixels, { type: HalfFloatType, stencilBuffer: true });
}

/** Adds what is drawn to what is there. */
const adding = { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneFactor } as const;

type Cast = {
  shadow: WebGLRenderTarget;
  /** Transforms the world to the ground's coordinates. */
  toGround: Matrix4;
  side: number;
  rays: readonly ShadowRay[];
};

/** Adds up the light that the model takes from each point of the ground. */
function castShadows(renderer: WebGLRenderer, model: Object3D, { shadow, toGround, side, rays }: Cast) {
  // Each ray darkens a point once, however many faces it meets on its way: the stencil holds the last ray that did.
  const light = new MeshBasicMaterial({
    ...adding,
    side: DoubleSide,
    depthTest: false,
    toneMapped: false,
    stencilWrite: true,
    stencilFunc: NotEqualStencilFunc,
    stencilZPass: ReplaceStencilOp,
  });
  const scene = new Scene();
  scene.overrideMaterial = light;
  const caster = new Group().add(model);
  caster.matrixAutoUpdate = false;
  scene.add(caster);
  const camera = cameraAbove(side);
  addUp(renderer, shadow, rays.length, (index) => {
    const { x = 0, y = 0, z = 1, share = 0 } = rays[index] ?? {};
    // Slants the model along the ray, so that the camera above the ground sees its shadow.
    caster.matrix.set(1, 0, -x / z, 0, 0, 1, -y / z, 0, 0, 0, 1, 0, 0, 0, 0, 1).multiply(toGround);
    light.color.setScalar(share);
    light.stencilRef = index + 1;
    renderer.render(scene, camera);
  });
  light.dispose();
  caster.remove(model);
}

/** Blurs a picture of a shadow, so that the edges of single rays are not seen: adds up copies beside one another. */
function blur(renderer: WebGLRenderer, from: WebGLRenderTarget, to: WebGLRenderTarget) {
  const copy = new MeshBasicMaterial({
    map: from.texture,
    ...adding,
    depthTest: false,
    toneMapped: false,
  });
  copy.color.setScalar(1 / copies);
  const quad = new Mesh(new PlaneGeometry(1, 1), copy);
  const camera = cameraAbove(1);
  addUp(renderer, to, copies, (index) => {
    const way = (Math.sqrt((index + 0.5) / copies) * blurPixels) / pixels;
    quad.position.set(way * Math.cos(index * goldenAngle), way * Math.sin(index * goldenAngle), 0);
    renderer.render(quad, camera);
  });
  quad.geometry.dispose();
  copy.dispose();
}

/** Draws `times` times into a picture, without clearing it in between. */
function addUp(
  renderer: WebGLRenderer,
  into: WebGLRenderTarget,
  times: number,
  draw: (index: number) => void,
) {
  const { autoClear } = renderer;
  renderer.setRenderTarget(into);
  renderer.clear();
  renderer.autoClear = false;
  for (let index = 0; index < times; index++) draw(index);
  renderer.autoClear = autoClear;
  renderer.setRenderTarget(null);
}

/** Returns a camera that sees a square of the ground. */
function cameraAbove(side: number): OrthographicCamera {
  return new OrthographicCamera(-side / 2, side / 2, side / 2, -side / 2, -side * 4, side * 4);
}
