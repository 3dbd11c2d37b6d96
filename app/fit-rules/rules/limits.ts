/** Every limit that the rules hold figures against, in mm unless the name says otherwise; docs/fitting.md explains them. */
export const limits = {
  /** EN 1717, air gap AA: the outlet above the rim, at least. */
  airGap: 20,
  basinGap: { comfortable: [40, 160], most: 200 },
  bathGap: { comfortable: [40, 300], most: 300 },
  /** What a spout on the wall should have above the rim, and what it is drawn with. */
  spoutAbove: { from: 60, to: 160, drawn: 100 },
  /** Room behind or beside a foot, for fixing and cleaning. */
  behindTap: 15,
  besideFloorMixer: 20,
  /** Between a tap and the wall or the rim. */
  clearance: 15,
  /** How far inside the inner edge a jet lands; `past` the drain it splashes. */
  basinJet: { back: 30, front: 60, past: 10, bestBefore: 110 },
  floorMixerJet: { back: 60, front: 60 },
  wallMixerJet: { back: 40, front: 40 },
  /** Where a basin stands in front of the tiles unless the visitor chooses. */
  basinFromTiles: 30,
  tapHole: 1,
  /** Axes that coincide. */
  axes: 0.5,
  /** Holes for the threads of wastes, with their tolerance. */
  wasteHoles: { "G 1 1/4": 45, "G 1 1/2": 52 } as Readonly<Record<string, number>>,
  wasteHole: 1,
  /** Part of a drain's flow that a shower may use. */
  drainShare: 0.8,
  /** Where a head hangs above the floor, and a basin's rim. */
  headAboveFloor: 2_100,
  rimAboveFloor: 850,
} as const;
