import { Box3, type Mesh, type Object3D, PerspectiveCamera, Sphere } from "three";
import { frame } from "./framing";
import { type Standing, shareOf, standingOf } from "./surface";

/** Vertical field of view of the camera that takes the product pictures, in degrees. */
const fieldOfView = 24;

/**
 * Returns what carries a model, and how the camera of the product pictures and of the 3D view frames it.
 * @param asked instead of what the model's box says: a picture of several models is told how it is taken
 */
export function firstView(model: Object3D, asked: Partial<Standing & { share: number }> = {}) {
  const box = new Box3().setFromObject(model);
  const sphere = box.getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(fieldOfView, 1, sphere.radius / 20, sphere.radius * 30);
  const { share, ...standing } = { ...standingOf(box), share: shareOf(box), ...asked };
  return {
    box,
    standing,
    isWhite: isWhite(model),
    camera,
    framings: frame(model, sphere, camera, standing, share),
  };
}

/** Tells whether a model is of white goods, whose edges need a darker ground: a basin, a bath, a tray. */
function isWhite(model: Object3D): boolean {
  let found = false;
  model.traverse((part) => {
    const { name } = ((part as Mesh).material ?? {}) as { name?: string };
    found ||= name === "ceramic" || name === "acrylic";
  });
  return found;
}
