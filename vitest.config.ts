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
  // Processes and not threads: only a process can stand in another folder.
  pool: "forks" as const,
};
/** Over the content of `tests/fixtures/`, which no edit of the brand's staff changes. */
const overFixture = {
  ...everyRun,
  setupFiles: [...everyRun.setupFiles, "tests/support/runner/stand-in-fixture.ts"],
};
/** Far more than any test needs, for a machine whose processors are busy with something else. */
const longTimeouts = { testTimeout: 90_000, hookTimeout: 90_000 };

/**
 * Unit tests stand beside their file; server tests speak real HTTP with the built site. What holds for the real content,
 * whatever its words, and for the files that the build makes of it, is tested as content.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // By default a machine of two cores runs one file at a time. `npm run test:server` has more.
    maxWorkers: 2,
    minWorkers: 1,
    // Importing the same modules for each of 180 files anew would take as long as their tests.
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
