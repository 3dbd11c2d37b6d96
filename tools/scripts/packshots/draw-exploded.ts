import sharp from "sharp";
import { Matrix4, Vector3 } from "three";
import { type Body, boxAround } from "./explode";

/** Width and height in px of a picture, and how many times larger it is drawn, so that lines are smooth. */
const size = 960;
const fine = 3;
const side = size * fine;

/** Shares of the picture: its margins, the columns of the numbers, and how far two of them are apart at least. */
const margin = { aside: 0.13, above: 0.05 };
const column = 0.055;
const apart = 0.102;

/** From where a product is seen: more from above than in its photos, so that what is behind it shows. */
const [azimuth, elevation] = [(36 * Math.PI) / 180, (26 * Math.PI) / 180];
const view = new Matrix4()
  .lookAt(
    new Vector3().setFromSphericalCoords(1, Math.PI / 2 - elevation, azimuth),
    new Vector3(),
    new Vector3(0, 1, 0),
  )
  .transpose();

type Place = { x: number; y: number };

/** A place in a picture for each spare part, by its number: shares of its width and height. */
type Places = Record<string, Place>;

/** Draws bodies as a shaded line drawing on white, with a line from each spare part to the place of its number. */
export async function drawExploded(bodies: readonly Body[]) {
  const { owner, depth, normals, millimetre } = project(bodies);
  const pixels = shade(bodies, owner, depth, normals, millimetre);
  const ends = partsSeen(bodies, owner);
  const places = placeNumbers(ends);
  const lines = Object.entries(places).map(([code, to]) => {
    const { x, y } = ends[code] as Place;
    return `<path d="M${x * size} ${y * size}L${to.x * size} ${to.y * size}"/><circle cx="${x * size}" cy="${y * size}" r="3.5"/>`;
  });
  const overlay = `<svg width="${size}" height="${size}" stroke="rgb(${ink})" stroke-width="1.6" fill="rgb(${ink})">${lines.join("")}</svg>`;
  const small = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(size)
    .png()
    .toBuffer();
  const webp = await sharp(small)
    .composite([{ input: Buffer.from(overlay) }])
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  return { webp, places };
}

/** Finds for each pixel the body that is nearest to the eye, from 1, with depth in mm and normal towards the eye. */
function project(bodies: readonly Body[]) {
  const seen = bodies.map(({ geometry }) => {
    const body = geometry.index ? geometry.toNonIndexed() : geometry.clone();
    return body.applyMatrix4(view);
  });
  const { min, max } = boxAround(seen);
  const millimetre = Math.min(
    (side * (1 - 2 * margin.aside)) / (max.x - min.x),
    (side * (1 - 2 * margin.above)) / (max.y - min.y),
  );
  const px = (x: number) => side / 2 + (x - (min.x + max.x) / 2) * millimetre;
  const py = (y: number) => side / 2 - (y - (min.y + max.y) / 2) * millimetre;
  const owner = new Uint16Array(side * side);
  const depth = new Float32Array(side * side).fill(Number.NEGATIVE_INFINITY);
  const normals = new Float32Array(side * side * 3);
  for (const [place, body] of seen.entries()) {
    const points = body.getAttribute("position").array;
    const facing = body.getAttribute("normal").array;
    for (let corner = 0; corner < points.length; corner += 9) {
      const at = (index: number) => points[corner + index] as number;
      const [ax, ay, bx, by, cx, cy] = [px(at(0)), py(at(1)), px(at(3)), py(at(4)), px(at(6)), py(at(7))];
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (area === 0) continue;
      const lastRow = Math.floor(Math.max(ay, by, cy));
      const lastColumn = Math.floor(Math.max(ax, bx, cx));
      for (let y = Math.ceil(Math.min(ay, by, cy)); y <= lastRow; y++)
        for (let x = Math.ceil(Math.min(ax, bx, cx)); x <= lastColumn; x++) {
          const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
          const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
          const a = 1 - b - c;
          if (a < 0 || b < 0 || c < 0) continue;
          const z = a * at(2) + b * at(5) + c * at(8);
          const pixel = y * side + x;
          if (z <= (depth[pixel] as number)) continue;
          depth[pixel] = z;
          owner[pixel] = place + 1;
          for (let axis = 0; axis < 3; axis++)
            normals[pixel * 3 + axis] =
              a * (facing[corner + axis] as number) +
              b * (facing[corner + 3 + axis] as number) +
              c * (facing[corner + 6 + axis] as number);
        }
    }
  }
  return { owner, depth, normals, millimetre };
}

/** Colours of what stays, of spare parts, and of what is dark of both; of lines. */
const paper = [238, 240, 239];
const tinted = [142, 186, 170];
const dark = [92, 100, 98];
const darkTinted = [52, 96, 82];
const ink = [29, 42, 38];

const light = new Vector3(-0.45, 0.75, 0.6).normalize();
const shine = new Vector3(-0.3, 0.55, 1).normalize();

/** Colours each pixel by its body and how it faces the light, and draws outlines, edges and steps of depth. */
function shade(
  bodies: readonly Body[],
  owner: Uint16Array,
  depth: Float32Array,
  normals: Float32Array,
  millimetre: number,
): Uint8Array {
  const pixels = new Uint8Array(side * side * 3).fill(255);
  const normal = (pixel: number) => new Vector3().fromArray(normals, pixel * 3).normalize();
  const drawn: number[] = [];
  const step = (one: number, other: number, next: number) =>
    Math.abs((depth[one] as number) - 2 * (depth[other] as number) + (depth[next] as number)) * millimetre;
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const pixel = y * side + x;
      const own = owner[pixel] as number;
      const neighbours = [pixel + 1, pixel + side];
      if (neighbours.some((other) => owner[other] !== own)) {
        drawn.push(pixel);
        continue;
      }
      if (own === 0) continue;
      const facing = normal(pixel);
      if (facing.z < 0) facing.negate();
      const isEdge =
        neighbours.some((other) => Math.abs(normal(other).dot(normal(pixel))) < 0.82) ||
        [1, side].some((way) => step(pixel - way, pixel, pixel + way) > 9 * fine);
      if (isEdge) drawn.push(pixel);
      const { code, isDark } = bodies[own - 1] as Body;
      const colour = code ? (isDark ? darkTinted : tinted) : isDark ? dark : paper;
      const lit = 0.68 + 0.34 * Math.max(0, facing.dot(light));
      const glance = 60 * Math.max(0, facing.dot(shine)) ** 24;
      for (const [channel, value] of colour.entries())
        pixels[pixel * 3 + channel] = Math.min(255, value * lit + glance);
    }
  for (const pixel of drawn) for (const near of [0, 1, -1, side, -side]) pixels.set(ink, (pixel + near) * 3);
  return pixels;
}

/**
 * Finds a visible point of each spare part, near the middle of what is seen of its largest body.
 * @throws {Error} if a part is hidden
 */
function partsSeen(bodies: readonly Body[], owner: Uint16Array): Places {
  const pixelsOf = bodies.map((): number[] => []);
  for (const [pixel, own] of owner.entries()) if (own > 0) pixelsOf[own - 1]?.push(pixel);
  const place = (pixel: number) => ({ x: (pixel % side) / side, y: Math.floor(pixel / side) / side });
  const codes = new Set(bodies.flatMap(({ code }) => code ?? []));
  return Object.fromEntries(
    [...codes].map((code) => {
      const [seen = []] = pixelsOf
        .filter((_, at) => bodies[at]?.code === code)
        .sort((one, other) => other.length - one.length);
      if (seen.length < fine * fine * 20) throw new Error(`${code}: nie widać tej części`);
      const places = seen.map(place);
      const middle = {
        x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
        y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
      };
      const far = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
      return [code, places.reduce((best, one) => (far(one) < far(best) ? one : best))];
    }),
  );
}

/** Puts numbers into columns at both sides, each as high as its part, but so far apart that a finger meets one alone. */
function placeNumbers(ends: Places): Places {
  const all = Object.entries(ends).sort(([, one], [, other]) => one.y - other.y);
  const columns = [all.filter(([, { x }]) => x < 0.5), all.filter(([, { x }]) => x >= 0.5)];
  return Object.fromEntries(
    columns.flatMap((numbers, right) => {
      let next = column;
      return numbers.map(([code, { y }], at) => {
        const lowest = 1 - column - (numbers.length - 1 - at) * apart;
        const height = Math.min(lowest, Math.max(next, y));
        next = height + apart;
        return [code, { x: right ? 1 - column : column, y: height }];
      });
    }),
  );
}
