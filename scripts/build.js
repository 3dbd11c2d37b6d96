/** `npm run build`: checks the content, builds the site with Vite, makes the files for visitors and compiles what Node runs. */
import { build } from "esbuild";
import { compressFiles } from "./build/compress-files.js";
import { bringEarlierAssetsBack, setAssetsAside } from "./build/earlier-builds.js";
import { installedPackages } from "./build/installed-packages.js";
import { node } from "./run.js";

await node("node_modules/tsx/dist/cli.mjs", "scripts/content.ts");
setAssetsAside(".");
await node("node_modules/@remix-run/dev/dist/cli.js", "vite:build");
await node("node_modules/tsx/dist/cli.mjs", "scripts/files.ts");
bringEarlierAssetsBack(".");
await compressFiles("build/client");
await build({
  entryPoints: {
    server: "server.ts",
    operations: "scripts/operations.ts",
    "project-pdf": "scripts/files/project/worker.ts",
  },
  outdir: "build",
  bundle: true,
  // Vite is needed in development alone, which runs from the sources; pg asks for pg-native and does without it.
  external: [...installedPackages, "pg-native", "vite"],
  // What a bundled package of CommonJS asks Node for, under a name that no module of ours imports.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
