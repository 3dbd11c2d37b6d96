import { expect, it } from "vitest";
import { nextAttempt } from "./retry-times";

it("tries after 1 and 5 and 30 minutes, 2 and 6 hours, then every 6 hours, and gives up within 24 hours (18.10)", () => {
  const createdAt = new Date("2026-11-20T12:00:00Z");
  const times: string[] = [];
  for (let now: Date | null = createdAt; now; now = nextAttempt(times.length - 1, createdAt, now)) {
    times.push(now.toISOString());
  }
  expect(times).toEqual([
    "2026-11-20T12:00:00.000Z",
    "2026-11-20T12:01:00.000Z",
    "2026-11-20T12:06:00.000Z",
    "2026-11-20T12:36:00.000Z",
    "2026-11-20T14:36:00.000Z",
    "2026-11-20T20:36:00.000Z",
    "2026-11-21T02:36:00.000Z",
    "2026-11-21T08:36:00.000Z",
  ]);
});
