import { airGap } from "../criteria/air-gap";
import { axisHeights, heightRule } from "../criteria/height";
import { edgesJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { bathName, mm, mmRange } from "../criteria/words";
import { fives, moved } from "../geometry/place";
import { asSpout, asVessel, landing } from "../geometry/vessel";
import { distanceToTiles } from "./at-site";
import { dimension, type Pair, placed } from "./pair";

/** Rules for a wall-mounted mixer above a built-in bath. The scene's origin is at the tiled wall, on the floor. */
export const wallMixerBath: Pair = {
  kind: "wall-mixer-bath",
  first: "wall-bath-mixer",
  second: "built-in-bath",

  distance(mixer, bath) {
    const most = Math.max(0, fives.down(asSpout(mixer.geometry)?.outlet.u ?? 0));
    const range = { label: "Odległość wanny od płytek", initial: 0, min: 0, max: most };
    return distanceToTiles(range, bath);
  },

  join(mixer, bath, distance) {
    const spout = asSpout(mixer.geometry);
    const vessel = asVessel(bath.geometry);
    if (!spout || !vessel) return null;
    const { rim } = vessel;
    const landsFrom = (height: number) =>
      landing(moved(spout.outlet, { u: -distance, z: height }), spout.jet, vessel);
    const jetFrom = (height: number) => edgesJet(landsFrom(height), vessel, limits.wallMixerJet, bathName);
    const heights = axisHeights(spout, rim.z, (height) => jetFrom(height).verdict === "fits");
    // Existing connections fix the height, so that it is no longer a result but has to leave the air gap.
    const existing = bath.site?.connections ?? null;
    const height = existing ?? heights.drawn;
    const shift = { u: 0, z: height };
    const outlet = moved(spout.outlet, shift);
    const away = { u: distance, z: 0 };
    const water = moved(landsFrom(height), away);
    const advised = `${mmRange(heights.from, heights.to)}, na rysunku ${mm(height)}`;
    const spacing = spacingOf(mixer.geometry.connections);
    return {
      rules: [
        existing === null
          ? heightRule(
              "connection-height",
              { label: "wysokość przyłączy nad posadzką", subject: "Osie przyłączy powinny być" },
              heights,
              "posadzką",
              bathName,
            )
          : airGap(outlet.z, rim.z, bathName, limits.bathGap),
        jetFrom(height),
      ],
      show: () => ({
        mounting: [
          {
            label: "Wysokość przyłączy nad posadzką",
            value: existing === null ? advised : mm(existing),
          },
          ...(spacing === null ? [] : [{ label: "Rozstaw przyłączy", value: mm(spacing) }]),
          { label: "Wanna od płytek", value: mm(distance) },
        ],
        scene: {
          ground: "floor",
          wallU: 0,
          parts: [placed(mixer, shift), placed(bath, away)],
          jet: [outlet, water],
          dimensions: [
            ...(existing === null
              ? [dimension("connection-height", "z", { u: 0, z: 0 }, shift, "przyłącza")]
              : []),
            dimension(
              existing === null ? "connection-height" : "air-gap",
              "z",
              { u: outlet.u, z: rim.z },
              outlet,
              "odstęp",
            ),
            dimension("jet", "u", { u: rim.innerBackU + distance, z: water.z }, water, "za krawędzią"),
          ],
        },
      }),
    };
  },
};

/** Returns the distance in mm between the outermost inlets; null if there are fewer than two inlets. */
export function spacingOf(connections: readonly { x: number; kind: string }[] = []): number | null {
  const across = connections.filter(({ kind }) => kind === "inlet").map(({ x }) => x);
  return across.length < 2 ? null : Math.max(...across) - Math.min(...across);
}
