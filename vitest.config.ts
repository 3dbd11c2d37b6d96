import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  "~": at("./app"),
  lib: at("./lib"),
  "virtual:remix/server-manifest": at("./tests/support/runner/server-manifest.ts"),
};

const everyRun = {
  globalSetup: "tests/support/runner/vitest-run.ts",
  setupFiles: ["tests/support/runner/console-error-fails.ts", "tests/support/runner/leave-nothing-behind.ts"],
  // Processes instead of threads, because a thread cannot change its working directory.
  pool: "forks" as const,
  // In ms, far longer than any test needs, so that tests do not time out on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
};
/**
 * Settings for tests that use the content of `tests/fixtures/`, which does not change when editors change the real
 * content.
 */
const overFixture = {
  ...everyRun,
  setupFiles: [...everyRun.setupFiles, "tests/support/runner/stand-in-fixture.ts"],
};
/** The same for tests that ask the built site, which they share. */
const overSite = {
  ...overFixture,
  globalSetup: [overFixture.globalSetup, "tests/support/site/shared-site.ts"],
};

/**
 * Folder of transformed modules, which have the paths of their imports in them: after a file is renamed, another one is
 * used.
 */
const names = ["app", "lib", "server", "tools", "tests"].map((folder) =>
  readdirSync(at(`./${folder}`), { recursive: true }),
);
const moduleCache = `.cache/vitest/${createHash("sha256").update(names.join()).digest("hex").slice(0, 16)}`;

/**
 * The tests form three projects. Unit tests are mostly beside the source file that they test. Server tests send real
 * HTTP requests to the built site; journeys in a browser are beside them as `*.spec.ts` (playwright.config.ts). Content
 * tests check the real content, whatever its wording, and the files that the build makes from it.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // Vitest's default on two cores is to run one file at a time. `npm run test:server` sets more workers.
    maxWorkers: 2,
    teardownTimeout: 240_000,
    // Test files share loaded modules. With isolation, each of nearly 200 files would import them again, which would
    // take as long as the tests themselves.
    isolate: false,
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,lib,tools}/**/*.test.{ts,tsx}", "tests/{docs,routes}/**/*.test.ts"],
          ...overFixture,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/{site,editor,operations}/**/*.test.ts"],
          ...overSite,
          setupFiles: [...overSite.setupFiles, "tests/support/runner/honour-retry-after.ts"],
        },
      },
      { extends: true, test: { name: "engines", include: ["tests/engines/*.test.ts"], ...overSite } },
      {
        extends: true,
        // Some of these tests run the whole suite of a copy of the project: half an hour on a busy machine.
        test: {
          name: "nightly",
          include: ["tests/nightly/**/*.test.ts"],
          ...overSite,
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
        },
      },
      { extends: true, test: { name: "content", include: ["tests/content/**/*.test.ts"], ...everyRun } },
    ],
  },
});
