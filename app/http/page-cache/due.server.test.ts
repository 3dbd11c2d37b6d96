import { momentInPoland } from "lib/polish/today";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { showWhenDue } from "./due.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Starts checking at `start` (UTC) for content that is due at `moment` (Polish time, in winter an hour ahead of UTC).
 */
function watch(moment: string, start: string) {
  vi.setSystemTime(new Date(start));
  const due = momentInPoland(moment);
  const show = vi.fn(async () => {});
  const stop = showWhenDue({ hasComeDue: (after, until) => after < due && due <= until, show });
  onTestFinished(stop);
  return { show, stop };
}

test("pages are rendered again in the minute in which something is due, and only then (25.3)", () => {
  const { show } = watch("2026-12-01T08:00", "2026-11-30T06:59:30Z");
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(show).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * 60 * 1_000);
  expect(show).toHaveBeenCalledTimes(1);
});

test("a machine that slept through the moment shows it as soon as it wakes", () => {
  const { show } = watch("2026-12-01T08:00", "2026-12-01T06:00:10Z");
  vi.setSystemTime(new Date("2026-12-01T09:00:10Z"));
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(1);
});
