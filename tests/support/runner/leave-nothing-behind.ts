import { setImmediate as nextRound } from "node:timers/promises";
import { afterAll, afterEach, inject, vi } from "vitest";

// Temporary files are in the run's folder, which is deleted after it.
process.env.TMPDIR = inject("runFolder").temp;

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

/**
 * Lets the process read Vitest's answers between tests that never wait for anything: if it has read none for a minute,
 * the whole run fails.
 */
afterEach(() => nextRound());
