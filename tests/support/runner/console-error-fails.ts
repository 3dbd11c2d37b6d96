import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test during which something wrote to `console.error` fails, unless it expects and restores that itself. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
