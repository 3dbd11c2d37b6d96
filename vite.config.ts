import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { afterRemix } from "./app/remix/plugins.js";
import theme from "./content/theme/theme.json" with { type: "json" };
import packageJson from "./package.json" with { type: "json" };
import remixConfig from "./remix.config.js";
import { clientChunks } from "./tools/scripts/build/client-chunks.js";
import { themeStyles } from "./tools/scripts/build/theme-styles.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * V8 keeps the source of a running script in memory, with two bytes per character if any character is beyond Latin-1.
 * As ASCII without comments and indentation, the server's source takes 3 MB instead of 8. Identifiers are not
 * shortened, so that stack traces stay readable.
 */
const serverCode = { compress: true, mangle: false, codegen: { asciiOnly: true } } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [themeStyles(theme), tailwindcss(), remix(remixConfig), afterRemix(), clientChunks()],
  // Lets Vite find dependencies when it starts. Otherwise it would find them while loading the first page, which would
  // get two copies of React and reload.
  optimizeDeps: { entries: ["app/root.tsx", "app/entry.client.tsx", "app/**/routes/**/*.tsx"] },
  // The build has 3,000 files; watching them would delay the start by seconds. `.cache/` has copies of this project.
  server: { watch: { ignored: ["**/build/**", "**/.cache/**"] } },
  resolve: {
    alias: {
      "~": at("./app"),
      lib: at("./lib"),
      ...(command === "build" && { "react/jsx-runtime": at("./app/remix/plugins/jsx-runtime.js") }),
    },
  },
  // The server build bundles its packages in their production form. Development loads them unbundled.
  ...(isSsrBuild && {
    ssr: { noExternal: true, external: Object.keys(packageJson.external) },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  build: {
    // The build lays `public/` into the client folder.
    copyPublicDir: false,
    // For both builds: the server's must compute the same content hashes in the names of style sheets.
    target: packageJson.browserslist.map((oldest) => oldest.replace(" >= ", "")),
    assetsInlineLimit: 0,
    // No preload helper is needed: chunks loaded on demand import no style sheets, and all their dependencies are loaded
    // already.
    modulePreload: false,
    // The largest chunk is the 3D view, 630 kB, which is loaded when it is opened.
    chunkSizeWarningLimit: isSsrBuild ? Number.POSITIVE_INFINITY : 700,
    rollupOptions: {
      // Otherwise each build would warn that Remix's plugin is slow.
      checks: { bundlerTimings: false },
      // Paths (`paths.products`) become strings, so that no first visit loads the module that has all of them.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      ...(isSsrBuild && { output: { minify: serverCode } }),
      onwarn(warning, warn) {
        // Annotations in packages that Rollup cannot read, and routes without browser code, are no faults of this project.
        const isOfPackage = warning.code === "INVALID_ANNOTATION" && warning.id?.includes("/node_modules/");
        if (!isOfPackage && warning.code !== "EMPTY_BUNDLE") warn(warning);
      },
    },
  },
}));
