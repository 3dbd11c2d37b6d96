/** Limits of all fit rules, in mm except `drainShare`; docs/fitting.md explains them. */
export const limits = {
  /**
   * Minimum height of the outlet above the rim (EN 1717, air gap AA): twice the outlet's bore, and never less than
   * `least`. Bores are not in the data; none is wider than `widestBore`.
   */
  airGap: { least: 20, widestBore: 30 },
  basinGap: { comfortable: [40, 160], most: 200 },
  bathGap: { comfortable: [40, 300], most: 300 },
  /** Recommended height of a wall spout's outlet above the rim; `drawn` is the height in the drawing. */
  spoutAbove: { from: 60, to: 160, drawn: 100 },
  /** Minimum free space behind or beside a tap's base, for fixing and cleaning. */
  behindTap: 15,
  besideFloorMixer: 20,
  /** Reserve beyond the minimum at the recommended distance: twice the tolerance of ceramics. */
  recommendedReserve: 10,
  /** Tolerances. A margin of a basin that is smaller than that of ceramics has to be checked on the delivered one. */
  tolerance: { ceramics: 5, other: 1 },
  /** Minimum distance between a tap and the wall or rim. */
  clearance: 15,
  /**
   * Limits for the point where a jet lands: at least `back` from the basin's inner back edge, at least `front` from its
   * inner front edge, and at most `past` beyond the drain. Ideally, the point is at most `bestBefore` short of the
   * drain.
   */
  basinJet: { back: 30, front: 60, past: 10, bestBefore: 110 },
  floorMixerJet: { back: 60, front: 60 },
  wallMixerJet: { back: 40, front: 40 },
  /** Default distance between a basin and the tiled wall. */
  basinFromTiles: 30,
  tapHole: 1,
  /** Minimum by which a tap's base must be wider than the hole that it covers, both sides together. */
  baseAroundHole: 8,
  /** Tolerance for the distance between the axes of spout and handle. */
  axes: 0.5,
  /** Diameter of the drain hole for each thread that a waste may have; `wasteHole` is the tolerance. */
  wasteHoles: { "G 1 1/4": 45, "G 1 1/2": 52 } as Readonly<Record<string, number>>,
  wasteHole: 1,
  /** Recommended maximum flow of a shower, as a share of the drain's capacity. */
  drainShare: 0.8,
  /** Recommended heights of a shower's outlet and of a basin's rim above the floor. */
  headAboveFloor: 2_100,
  rimAboveFloor: 850,
} as const;
