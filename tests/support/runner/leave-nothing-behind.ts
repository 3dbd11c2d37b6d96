import { afterAll, vi } from "vitest";

/**
 * Test files share processes, so fake timers and stubbed environment variables and globals are restored after each
 * file.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
