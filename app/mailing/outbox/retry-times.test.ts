import { expect, it } from "vitest";
import { attemptMs, lastAttemptEnd, nextAttempt, recordMs } from "./retry-times";

it("tries after 90 seconds, 5 and 30 minutes, 2 and 6 hours, then every 6 hours, and gives up within 24 hours (18.10)", () => {
  const createdAt = new Date("2026-11-20T12:00:00Z");
  const times: number[] = [];
  for (let now: Date | null = createdAt; now; now = nextAttempt(times.length - 1, createdAt, now)) {
    times.push(now.getTime());
  }
  const waits = times.slice(1).map((time, before) => (time - (times[before] ?? 0)) / 60_000);
  expect(waits).toEqual([1.5, 5, 30, 120, 360, 360, 360]);
});

it("is due to nobody else while it may still be sent, or recorded as sent (18.10)", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const waits = [0, 1, 2, 3, 4, 5].map((attempts) => nextAttempt(attempts, now, now) ?? now);
  for (const due of [...waits, lastAttemptEnd(now)]) {
    expect(due.getTime() - now.getTime()).toBeGreaterThan(attemptMs + recordMs);
  }
});
