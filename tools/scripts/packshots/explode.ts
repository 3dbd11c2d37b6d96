import { Box3, type BufferGeometry, Quaternion, Vector3 } from "three";
import type { SparePart } from "~/range/spare-parts.server";
import { type Step, steps } from "./exploded-data";
import { partBody } from "./part-body";

/** A body of a picture. Its geometry is in mm: x to the right, y up, z out of the wall. */
export type Body = {
  /** Name of the model's part; empty for a body of a spare part that the model does not contain. */
  name: string;
  geometry: BufferGeometry;
  isDark: boolean;
  /** Number of the spare part that it is. */
  code: string | null;
};

type Part = Pick<SparePart, "code" | "shape" | "measures">;

/** Distance of two parts in a row, as a share of the product's longest side, and in mm. */
const gap = { share: 0.09, least: 14, most: 80 };

/** Length of the smallest body, as a share of the product's longest side. A smaller one is enlarged. */
const smallest = 0.1;

/**
 * Opens a model: moves the parts that are sold as spare parts away from the product, along the axes on which they are
 * mounted, and adds simple bodies for those that it does not contain.
 */
export function explode(model: readonly Body[], parts: readonly Part[]): Body[] {
  const bodies = model.map((body) => ({ ...body, geometry: body.geometry.clone() }));
  const boxes = model.map(({ geometry }) => boxAround([geometry]));
  const extent = longest(boxAround(model.map(({ geometry }) => geometry)));
  const between = Math.min(gap.most, Math.max(gap.least, extent * gap.share));
  const named = (pattern: string) => boxes.filter((_, place) => isNamed(pattern, model[place]));
  /** Where the next part of a row stands, along its direction. */
  const rows = new Map<string, number>();
  const added: Body[] = [];

  for (const step of steps) {
    const anchors = named(step.at);
    const [anchor] = anchors;
    if (!anchor) continue;
    const direction = directionOf(step, anchor, named);
    const row = [step.at, direction.toArray(), step.beside].join();
    const part = parts.find(({ code, shape }) => isFor(step, shape) && !isPlaced(code));
    if (!part && (step.shapes || !rows.has(row))) continue;
    const moving = bodies.filter((one) => isNamed(step.moves ?? "", one));
    const movingBox = boxAround(moving.map(({ geometry }) => geometry));
    const body = part && !step.isModelled ? partBody(part) : null;
    const first =
      body || step.from
        ? reach(union(named(step.from ?? step.at)), direction)
        : nearest(movingBox, direction);
    let at = (rows.get(row) ?? first) + between + (step.after ?? 0);
    if (body && part) {
      const size = longest(boxAround([body]));
      const scale = Math.max(1, (smallest * extent) / size);
      body.scale(scale, scale, scale);
      for (const place of places(anchors, step.beside)) {
        const start = place.addScaledVector(direction, at - place.dot(direction));
        const geometry = body.clone().applyQuaternion(turn(direction)).translate(start.x, start.y, start.z);
        added.push({ name: "", geometry, isDark: false, code: part.code });
      }
      at += boxAround([body]).max.y + (moving.length > 0 ? between : 0);
    }
    if (moving.length > 0) {
      const way = direction.clone().multiplyScalar(at - nearest(movingBox, direction));
      for (const one of moving) {
        one.geometry.translate(way.x, way.y, way.z);
        one.code = part?.code ?? null;
      }
      at += reach(movingBox, direction) - nearest(movingBox, direction);
    }
    rows.set(row, at);
  }
  return [...bodies, ...added];

  function isPlaced(code: string): boolean {
    return [...bodies, ...added].some((body) => body.code === code);
  }
}

const isNamed = (pattern: string, body?: Body) => new RegExp(`^(?:${pattern})$`).test(body?.name ?? "");

const isFor = ({ shapes }: Step, shape: Part["shape"]) => shape !== null && shapes?.includes(shape) === true;

function places(anchors: Box3[], beside?: number): Vector3[] {
  const middles = anchors.map((box) => box.getCenter(new Vector3()));
  if (!beside) return middles;
  return middles.flatMap((middle) => [-beside, beside].map((x) => new Vector3(x, 0, 0).add(middle)));
}

function directionOf({ along, towards }: Step, anchor: Box3, named: (pattern: string) => Box3[]): Vector3 {
  if (along !== "out") {
    const axis = "xyz".indexOf(along.at(-1) ?? "");
    return new Vector3().setComponent(axis, along.startsWith("-") ? -1 : 1);
  }
  const sizes = anchor.getSize(new Vector3()).toArray();
  const axis = sizes.indexOf(Math.min(...sizes));
  const aim = union(named(towards ?? ""))
    .getCenter(new Vector3())
    .sub(anchor.getCenter(new Vector3()));
  return new Vector3().setComponent(axis, Math.sign(aim.getComponent(axis)));
}

const turn = (direction: Vector3) => new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction);

/** How far a box reaches along an axis, and where it begins. */
const reach = ({ min, max }: Box3, direction: Vector3) => Math.max(min.dot(direction), max.dot(direction));
const nearest = ({ min, max }: Box3, direction: Vector3) => Math.min(min.dot(direction), max.dot(direction));

const longest = (box: Box3) => Math.max(...box.getSize(new Vector3()).toArray());
const union = (boxes: Box3[]) => boxes.reduce((all, box) => all.union(box), new Box3());

/** Returns the box around bodies. */
export function boxAround(geometries: BufferGeometry[]): Box3 {
  return union(
    geometries.map((geometry) => {
      geometry.computeBoundingBox();
      return geometry.boundingBox?.clone() ?? new Box3();
    }),
  );
}
