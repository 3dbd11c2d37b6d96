/** Time in ms after which the estimate stands at 70.5 % (behaviour 10.2). */
export const estimateDurationMs = 5_000;

/**
 * How far a navigation seems to have come: 50 % after half the duration, 84.4 % after twice, never 100 by itself.
 * @param elapsedMs time since the navigation began
 * @returns percent, 0 to 100
 */
export function estimateProgress(elapsedMs: number): number {
  const percent = (200 / Math.PI) * Math.atan(((elapsedMs / estimateDurationMs) * 100) / 50);
  return Math.min(100, Math.max(0, percent));
}
