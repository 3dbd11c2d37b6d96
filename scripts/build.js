/**
 * `npm run build`: checks the content, builds the site with Vite, generates the downloads, bundles the server and
 * prepares the content.
 */
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { compressFiles } from "../downloads/compress-files.js";
import { restoreEarlierAssets, stashAssets } from "./build/earlier-builds.js";
import { node } from "./run.js";

// Vite would build for development what is started with another value, as by a test runner or from a developer's shell:
// a site without its downloads.
process.env.NODE_ENV = "production";
await node("node_modules/tsx/dist/cli.mjs", "content-check/main.ts");
stashAssets(".");
await node("node_modules/@remix-run/dev/dist/cli.js", "vite:build");
await node("node_modules/tsx/dist/cli.mjs", "downloads/main.ts");
restoreEarlierAssets(".");
await compressFiles("build/client");
/** Packages that stay outside the bundles (docs/decisions/0012). @type {{ external: Record<string, string> }} */
const { external } = JSON.parse(readFileSync("package.json", "utf8"));
await build({
  entryPoints: {
    server: "server.ts",
    operations: "operations/main.ts",
    "pdf-thread": "downloads/pdf-thread.ts",
    "prepare-content": "app/pages/prepare-content.server.ts",
  },
  outdir: "build",
  bundle: true,
  // Vite is needed only in development, which runs from the sources. pg-native is an optional dependency of pg.
  external: [...Object.keys(external), "pg-native", "vite"],
  // Bundled CommonJS packages call `require`, which ES modules lack. The import is renamed to avoid name conflicts.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
await node("build/prepare-content.js", "build/content.json");
// Build id: names the folder of this build's publications (app/platform/files/artifacts.server.ts).
writeFileSync("build/BUILD_ID", `${randomUUID()}\n`);
