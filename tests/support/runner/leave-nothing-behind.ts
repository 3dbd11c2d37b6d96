import { afterAll, vi } from "vitest";

const env = JSON.stringify(process.env);

/**
 * Test files share processes, so fake timers and stubbed environment variables and globals are restored after each
 * file. Modules that were loaded under a changed environment may have read it: the next file loads them again.
 */
afterAll(() => {
  vi.useRealTimers();
  if (JSON.stringify(process.env) !== env) vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
