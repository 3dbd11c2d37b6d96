/** Time in ms after which the estimate reaches 70.5 % (behaviour 10.2). */
const estimateDurationMs = 5_000;

/**
 * Estimates the progress of a navigation: 50 % after half of {@link estimateDurationMs}, 84.4 % after twice that time,
 * and never 100 %.
 * @param elapsedMs time in ms since the navigation began
 * @returns percent, 0 to 100
 */
export function estimateProgress(elapsedMs: number): number {
  const percent = (200 / Math.PI) * Math.atan(((elapsedMs / estimateDurationMs) * 100) / 50);
  return Math.min(100, Math.max(0, percent));
}
