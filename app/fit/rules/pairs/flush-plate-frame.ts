import { meantFor } from "../criteria/required";
import { mm } from "../criteria/words";
import { dimension, origin, type Pair, placed } from "./pair";

/** Rules for a flush plate on a cistern frame. The scene's origin is at the tiled wall, on the floor. */
export const flushPlateFrame: Pair = {
  kind: "flush-plate-frame",
  first: "flush-plate",
  second: "frame",

  join(button, frame) {
    const { plate } = frame.geometry;
    if (!plate) return null;
    const shift = { u: 0, z: plate.z };
    return {
      rules: [meantFor(button, frame)],
      show: () => ({
        mounting: [{ label: "Oś przycisku nad posadzką", value: mm(plate.z) }],
        scene: {
          ground: "floor",
          wallU: 0,
          parts: [placed(button, shift), placed(frame)],
          dimensions: [dimension("body", "z", origin, shift, "oś przycisku")],
        },
      }),
    };
  },
};
