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
  entryPoints: { server: "server.ts", operations: "scripts/operations.ts" },
  outdir: "build",
  bundle: true,
  // As in the server's code, every other package becomes part of it; Vite is loaded in development alone.
  external: [...installedPackages, "vite", "pg-native"],
  // For packages that are CommonJS and load Node's own modules.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
