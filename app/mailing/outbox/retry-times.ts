const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const lastWaitMs = 6 * hourMs;
const giveUpAfterMs = 24 * hourMs;

/**
 * Returns when a mail is retried if the attempt that begins now fails or is cut off (behaviour 18.10).
 * @param attempts number of previous attempts
 * @param createdAt when the mail was queued
 * @returns `null` if this is the last attempt, because the next would be more than 24 h after `createdAt`
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + (waitsMs[attempts] ?? lastWaitMs));
  return next.getTime() - createdAt.getTime() > giveUpAfterMs ? null : next;
}
