import { afterAll, vi } from "vitest";

/** Files share processes: what one puts in the place of the clock, the environment or a global goes with it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
