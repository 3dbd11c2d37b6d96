/** A picture to take: the category that it is shown in, its path below `/images/`, and a hash of what it is made from. */
export type Shot = { category: number | string; name: string; key: string };

/**
 * Returns the pictures that must be rendered: missing, or made from something else than they would be now. Returns also
 * those whose masters are to become the site's pictures: a whole category at once, so that no row of tiles mixes lights.
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

/** Returns how long the rest takes at the speed so far, in Polish. */
export const timeLeft = (elapsedMs: number, done: number, left: number): string =>
  `zostało ${left}, około ${Math.ceil(((elapsedMs / done) * left) / 60_000)} min`;
