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
 * V8 retains the source of a running script, and uses two bytes per character if any is beyond Latin-1. As ASCII
 * without comments and indentation, the server's source takes 4.4 MB instead of 11.3 MB. Names stay readable for stack
 * traces.
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
  // Lets Vite find dependencies at the start. Otherwise it finds them on the first page, which gets two copies of React
  // and reloads.
  optimizeDeps: { entries: ["app/root.tsx", "app/entry.client.tsx", "app/routes/**/*.tsx"] },
  // 3,000 files that development does not use; watching them would delay the start by seconds.
  server: { watch: { ignored: ["**/build/**"] } },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // The server build bundles its packages in their production form; development loads them unbundled.
  ...(isSsrBuild && {
    ssr: { noExternal: true, external: installedPackages },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    esbuild: serverCode,
  }),
  build: {
    minify: "esbuild",
    target: "es2022",
    assetsInlineLimit: 0,
    // No preload helper, because chunks loaded on demand have no style sheets and no dependencies that are not loaded
    // yet.
    modulePreload: false,
  },
}));
