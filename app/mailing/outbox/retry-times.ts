const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Time limits in ms for an attempt to send an email, and for recording that it was sent (behaviour 18.10). */
export const attemptMs = 30_000;
export const recordMs = 40_000;
/**
 * Maximum time in ms of all other work on an email: claiming and rendering it before the attempt, and the last write to
 * the outbox.
 */
const slackMs = 20_000;
/**
 * Time in ms during which a claimed email is not due for other processes. No process works on an email for longer than
 * this, so two processes never send the same email.
 */
const claimMs = attemptMs + recordMs + slackMs;

const waitsMs = [claimMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const lastWaitMs = 6 * hourMs;
const giveUpAfterMs = 24 * hourMs;

/**
 * Returns when to retry an email if the attempt that begins now fails or is cut off (behaviour 18.10).
 * @param attempts number of previous attempts
 * @param createdAt when the email was queued
 * @returns `null` if this is the last attempt, because another attempt would be more than 24 h after `createdAt`
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + (waitsMs[attempts] ?? lastWaitMs));
  return next.getTime() - createdAt.getTime() > giveUpAfterMs ? null : next;
}

/** Returns when to repeat the last attempt if a crash cuts it off. */
export function lastAttemptEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
