/** How a finish looks in 3D: base colour, metallic and roughness of glTF's material model (0–1). */
export type FinishLook = { colour: string; metalness: number; roughness: number };

/** By finish id, as the makers of the models state them for their material `finish`. */
export const finishLooks: Readonly<Record<string, FinishLook>> = {
  chrom: { colour: "#c8cacc", metalness: 1, roughness: 0.06 },
  "czarny-mat": { colour: "#1c1c1d", metalness: 0, roughness: 0.5 },
  "zloto-szczotkowane": { colour: "#b8904f", metalness: 1, roughness: 0.3 },
  "stal-szczotkowana": { colour: "#b3b1ad", metalness: 1, roughness: 0.32 },
  bialy: { colour: "#f2f2ef", metalness: 0, roughness: 0.25 },
};
