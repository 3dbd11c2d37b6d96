import { afterEach, beforeEach, expect, vi } from "vitest";

/** Fails every test during which something writes to `console.error`, unless the test mocks and restores it. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
