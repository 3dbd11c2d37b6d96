/** Appearance of a finish in 3D: base colour, metalness and roughness (0–1), as in glTF's metallic-roughness model. */
export type FinishLook = { colour: string; metalness: number; roughness: number };

/** Appearance by finish id. In the GLB files, the material `finish` has the same values. */
export const finishLooks: Readonly<Record<string, FinishLook>> = {
  chrom: { colour: "#c8cacc", metalness: 1, roughness: 0.06 },
  "czarny-mat": { colour: "#1c1c1d", metalness: 0, roughness: 0.5 },
  "zloto-szczotkowane": { colour: "#b8904f", metalness: 1, roughness: 0.3 },
  "stal-szczotkowana": { colour: "#b3b1ad", metalness: 1, roughness: 0.32 },
  bialy: { colour: "#f2f2ef", metalness: 0, roughness: 0.25 },
  // Models of uncoated products have no material `finish` to recolour: only the BIM file uses this entry.
  surowy: { colour: "#b8b4a8", metalness: 1, roughness: 0.45 },
};
