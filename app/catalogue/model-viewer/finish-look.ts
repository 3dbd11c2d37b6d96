/** How a finish looks in 3D: base colour, metalness and roughness (0–1) of glTF's material model. */
export type FinishLook = { colour: string; metalness: number; roughness: number };

/** By finish id: the models' own values for their material `finish`. */
export const finishLooks: Readonly<Record<string, FinishLook>> = {
  chrom: { colour: "#c8cacc", metalness: 1, roughness: 0.06 },
  "czarny-mat": { colour: "#1c1c1d", metalness: 0, roughness: 0.5 },
  "zloto-szczotkowane": { colour: "#b8904f", metalness: 1, roughness: 0.3 },
  "stal-szczotkowana": { colour: "#b3b1ad", metalness: 1, roughness: 0.32 },
  bialy: { colour: "#f2f2ef", metalness: 0, roughness: 0.25 },
  // What has no coating has no such material either: nothing is recoloured.
  surowy: { colour: "#b8b4a8", metalness: 1, roughness: 0.45 },
};
