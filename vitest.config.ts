import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  "~": at("./app"),
  "virtual:remix/server-manifest": at("./tests/support/runner/server-manifest.ts"),
};

const everyRun = {
  globalSetup: "tests/support/runner/vitest-run.ts",
  setupFiles: [
    "tests/support/runner/console-error-fails.ts",
    "tests/support/runner/leave-nothing-behind.ts",
    "tests/support/runner/write-to-run-folder.ts",
  ],
  // Processes instead of threads, because only a process can change its working directory.
  pool: "forks" as const,
};
/** For tests with the content of `tests/fixtures/`, which is independent of the staff's edits. */
const overFixture = {
  ...everyRun,
  setupFiles: [...everyRun.setupFiles, "tests/support/runner/stand-in-fixture.ts"],
};
/** Far more than any test needs, in ms, so that tests do not time out on a busy machine. */
const longTimeouts = { testTimeout: 90_000, hookTimeout: 90_000 };

/**
 * Three projects. Unit tests are beside their source file. Server tests send real HTTP requests to the built site.
 * Content tests check the real content, whatever its wording, and the files that the build makes from it.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // By default, Vitest runs one file at a time on two cores. `npm run test:server` sets more workers.
    maxWorkers: 2,
    minWorkers: 1,
    // With isolation, importing the same modules again for each of 180 files would take as long as the tests.
    poolOptions: { forks: { isolate: false } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "{content-check,desk,downloads,operations,scripts}/**/*.test.ts",
            "tests/{deploy,docs,routes}/**/*.test.ts",
          ],
          ...overFixture,
          ...longTimeouts,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          ...longTimeouts,
          ...overFixture,
          globalSetup: [overFixture.globalSetup, "tests/support/site/shared-site.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "content",
          include: ["tests/content/**/*.test.ts"],
          ...longTimeouts,
          ...everyRun,
        },
      },
    ],
  },
});
