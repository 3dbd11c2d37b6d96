import { Box3, type Object3D, PerspectiveCamera, Sphere } from "three";
import { frame } from "./framing";
import { surfaceOf, tiltOf } from "./surface";

/** Vertical field of view of the camera that takes the product pictures, in degrees. */
const fieldOfView = 24;

/** Returns what carries a model, and how the camera of the product pictures and of the 3D view frames it. */
export function firstView(model: Object3D) {
  const box = new Box3().setFromObject(model);
  const sphere = box.getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(fieldOfView, 1, sphere.radius / 20, sphere.radius * 30);
  return { box, surface: surfaceOf(box), camera, framings: frame(model, sphere, camera, tiltOf(box)) };
}
