import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import * as paths from "./app/paths";
import { routeModuleGuard } from "./app/remix/route-module-guard.js";
import remixConfig from "./remix.config.js";
import { noteInVite } from "./scripts/build/bundled-packages.js";
import { clientChunks } from "./scripts/build/client-chunks.js";
import { inlineConstants } from "./scripts/build/inline-constants.js";
import { installedPackages } from "./scripts/build/installed-packages.js";

/**
 * V8 holds a script's text for as long as it runs, and doubles its bytes for a single letter beyond Latin-1. Without
 * such letters, comments and indentation that of the server takes 4.4 MB instead of 11.3; names stay, for the traces of
 * errors.
 */
const serverCode = {
  charset: "ascii",
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: false,
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixConfig),
    routeModuleGuard(),
    clientChunks(),
    inlineConstants("paths", paths),
    noteInVite(),
  ],
  // Found at the start and not with the first page, which would be shown with two Reacts and then loaded again.
  optimizeDeps: { entries: ["app/root.tsx", "app/entry.client.tsx", "app/routes/**/*.tsx"] },
  // 3,000 files that no page in development is made of: looking at each costs the start seconds.
  server: { watch: { ignored: ["**/build/**"] } },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // The built server has its packages in itself, in their production form. In development they are loaded as they are.
  ...(isSsrBuild && {
    ssr: { noExternal: true, external: installedPackages },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    esbuild: serverCode,
  }),
  build: {
    minify: "esbuild",
    target: "es2022",
    assetsInlineLimit: 0,
    // Code loaded on demand needs nothing but what the page has: no helper that loads its style sheets.
    modulePreload: false,
  },
}));
