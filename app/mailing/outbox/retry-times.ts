const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Maximum time of an attempt to send a mail, and of recording that it was sent, ms (behaviour 18.10). */
export const attemptMs = 30_000;
export const recordMs = 40_000;
/** Maximum time of claiming and rendering the mail before, and of the last write after, ms. */
const slackMs = 20_000;
/** How long a claimed mail is not due for others. Longer than one process may work on it, so that no two send it. */
const claimMs = attemptMs + recordMs + slackMs;

const waitsMs = [claimMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
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

/** Returns when to repeat a last attempt that a crash cut off. */
export function lastAttemptEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
