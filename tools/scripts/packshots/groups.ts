import { readFileSync } from "node:fs";
import type { Surface } from "lib/viewer/surface";
import { Box3, Euler, MathUtils, Matrix4 } from "three";
import { parse } from "yaml";
import type { FinishLook } from "~/brand/collections.server";
import { pictureSize } from "~/ui/pictures";
import { modelFile, type Placed, readScene, seat } from "./job";

/** One product of a picture of several: `groups.yaml` tells what each field means. */
type Member = {
  product: string;
  finish: string | FinishLook;
  at: readonly [x: number, y: number];
  rotate?: readonly [x: number, y: number, z: number];
};

type GroupPicture = {
  surface: Surface;
  tilt?: number;
  turn?: number;
  share: number;
  products: readonly Member[];
};

/** Pictures of several products, by their path below `/images/`. */
export const groups: Record<string, GroupPicture> = parse(
  readFileSync("tools/scripts/packshots/groups.yaml", "utf8"),
);

/** Puts the products of a picture beside each other, in true relation, before the camera. */
export async function seatGroup(name: string, { products, surface, share, ...camera }: GroupPicture) {
  const placed = await Promise.all(products.map((member) => placeMember(member, surface)));
  const [tilt = 0, turn = 0] = [camera.tilt, camera.turn].map((angle = 0) => MathUtils.degToRad(angle));
  return seat(placed, { surface, tilt, turn, share, size: pictureSize(name) });
}

/** Turns a product, and moves it on the floor or the wall, on which it lies with its lowest point or its back. */
async function placeMember({ product, at, rotate = [0, 0, 0] }: Member, surface: Surface): Promise<Placed> {
  const source = modelFile(product);
  const [x, y, z] = rotate.map(MathUtils.degToRad);
  const turned = new Matrix4().makeRotationFromEuler(new Euler(x, y, z));
  const { scene } = await readScene(source);
  scene.applyMatrix4(turned);
  const { min } = new Box3().setFromObject(scene, true);
  const [right, along] = [at[0] / 1000, at[1] / 1000];
  const move = surface === "floor" ? ([right, -min.y, along] as const) : ([right, along, -min.z] as const);
  return { source, place: new Matrix4().makeTranslation(...move).multiply(turned) };
}
