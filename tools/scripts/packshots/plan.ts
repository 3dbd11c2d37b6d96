/** A picture to take: with which others it is shown, its path below `/images/`, and what it is made from, as a hash. */
export type Shot = { category: number | string; name: string; key: string };

/**
 * Returns the pictures that must be rendered: missing, or made from something else than they would be now. Returns also
 * those whose master shall become the site's picture: all of a category at once, so that no row of tiles mixes two lights.
 */
export function planShots<Some extends Shot>(
  shots: readonly Some[],
  isPublished: (shot: Some) => boolean,
  hasMaster: (shot: Some) => boolean,
): Record<"toTake" | "toPublish", Some[]> {
  const stale = shots.filter((shot) => !isPublished(shot));
  const toTake = stale.filter((shot) => !hasMaster(shot));
  const waiting = new Set(toTake.map(({ category }) => category));
  return { toTake, toPublish: stale.filter(({ category }) => !waiting.has(category)) };
}

/** Tells how long the rest takes if it goes on as until now. */
export const timeLeft = (elapsedMs: number, done: number, left: number): string =>
  `zostało ${left}, około ${Math.ceil(((elapsedMs / done) * left) / 60_000)} min`;
