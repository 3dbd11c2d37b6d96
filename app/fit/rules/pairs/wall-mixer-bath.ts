import { airGap } from "../criteria/air-gap";
import { heightRule } from "../criteria/height";
import { edgesJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { bathName, mm, mmRange } from "../criteria/words";
import { distanceToTiles, hangAbove } from "./on-wall";
import { dimension, type Pair, placed } from "./pair";

/** Rules for a wall-mounted mixer above a built-in bath. The scene's origin is at the tiled wall, on the floor. */
export const wallMixerBath: Pair = {
  kind: "wall-mixer-bath",
  first: "wall-bath-mixer",
  second: "built-in-bath",

  distance: (mixer, bath) => distanceToTiles(mixer, bath, "Odległość wanny od płytek", 0),

  join(mixer, bath, distance) {
    const hung = hangAbove(mixer, bath, distance, (at, vessel) =>
      edgesJet(at, vessel, limits.wallMixerJet, bathName),
    );
    if (!hung) return null;
    const { heights, existing, shift, away, outlet, water, jet } = hung;
    const { rim } = hung.vessel;
    const advised = `${mmRange(heights.from, heights.to)}, na rysunku ${mm(shift.z)}`;
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
        jet,
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
