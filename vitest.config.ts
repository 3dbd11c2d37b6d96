import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  "~": at("./app"),
  "virtual:remix/server-manifest": at("./tests/support/server-manifest.ts"),
};

/** Unit tests stand beside their file; server tests speak real HTTP with the built site. */
export default defineConfig({
  resolve: { alias },
  test: {
    setupFiles: ["tests/support/console-error-fails.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/content/**/*.test.ts",
            "tests/routes/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
