const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const lastWaitMs = 6 * hourMs;
const giveUpAfterMs = 24 * hourMs;

/**
 * When a mail is tried again if the attempt that begins now fails or is cut off.
 * @param attempts how many came before this one
 * @param createdAt when the mail was queued
 * @returns `null` when this was the last try: 24 h are over by then
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + (waitsMs[attempts] ?? lastWaitMs));
  return next.getTime() - createdAt.getTime() > giveUpAfterMs ? null : next;
}
