/**
 * Returns the arguments with which Node runs a project of vitest.config.ts.
 * @param {string} project @param {...string} options
 */
export const vitest = (project, ...options) => [
  ...["node_modules/vitest/vitest.mjs", "run", "--project", project],
  ...options,
];

/**
 * Same options as `npm run test:server`. Uses four workers, because some tests mostly wait, and isolates test files.
 */
export const serverTests = vitest("server", "--maxWorkers=4", "--isolate");

export const journeys = ["node_modules/@playwright/test/cli.js", "test"];
