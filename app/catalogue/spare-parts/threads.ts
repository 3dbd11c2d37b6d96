/** Outer diameters of pipe threads (ISO 228-1), in mm. The size of a pipe thread is not its diameter. */
const pipeThreads: Readonly<Record<string, number>> = {
  "1/4": 13.2,
  "3/8": 16.7,
  "1/2": 21,
  "3/4": 26.4,
  "1": 33.2,
  "1 1/4": 41.9,
  "1 1/2": 47.8,
  "2": 59.6,
};

/** Matches a thread in content: metric (`M24×1`, `M10`) or one of {@link pipeThreads} (`G 1/2`). */
export const threadPattern =
  /^(?:M\d{1,2}(?:,\d)?(?:×\d(?:,\d{1,2})?)?|G (?:[12]|1\/4|3\/8|1\/2|3\/4|1 1\/4|1 1\/2))$/;

/**
 * Returns the outer diameter of a thread, in mm.
 * @throws {Error} for a text that does not match {@link threadPattern}
 */
export function threadDiameter(thread: string): number {
  const diameter = thread.startsWith("G ")
    ? pipeThreads[thread.slice(2)]
    : Number(/^M([\d,]+)/.exec(thread)?.[1]?.replace(",", "."));
  if (!diameter) throw new Error(`Nieznany gwint: ${thread}`);
  return diameter;
}
