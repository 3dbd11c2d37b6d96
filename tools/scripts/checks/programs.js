/**
 * Returns the arguments with which Node runs a project of vitest.config.ts.
 * @param {string} project @param {...string} options
 */
export const vitest = (project, ...options) => [
  ...["node_modules/vitest/vitest.mjs", "run", "--project", project],
  ...options,
];

/** Same options as `npm run test:server`. Several workers, because some tests mostly wait; test files are isolated. */
export const serverTests = vitest("server", "--maxWorkers=3", "--isolate");

export const journeys = ["node_modules/@playwright/test/cli.js", "test"];
