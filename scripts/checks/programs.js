/**
 * A project of vitest.config.ts, as Node runs it.
 * @param {string} project @param {...string} options
 */
export const vitest = (project, ...options) => [
  ...["node_modules/vitest/vitest.mjs", "run", "--project", project],
  ...options,
];

/** As `npm run test:server`: some wait for seconds, and others use the processors meanwhile. Each file by itself. */
export const serverTests = vitest("server", "--maxWorkers=4", "--isolate");

export const journeys = ["node_modules/@playwright/test/cli.js", "test"];
