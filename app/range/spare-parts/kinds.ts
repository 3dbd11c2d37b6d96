/**
 * Returns what a part is, in words: „Regulator (kartridż)”, „Aerator gwintowany”.
 * @param noun what a part of its kind is called, where its shape does not say it
 */
export function sparePartWhat(
  { kind, shape }: { kind: string; shape: string | null },
  { noun }: { noun: string },
): string {
  if (!shape || shape === "pudełko") return noun;
  // The last letter may differ: the shape of a kind „uszczelka” is called „uszczelki”.
  const saysKind = shape.startsWith(kind.slice(0, -1));
  return saysKind ? shape.charAt(0).toUpperCase() + shape.slice(1) : `${noun} (${shape})`;
}
