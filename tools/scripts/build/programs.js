import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { hashOf } from "./unchanged.js";

/** Packages that stay outside the bundles (docs/decisions/0012). @type {{ external: Record<string, string> }} */
const { external } = JSON.parse(readFileSync("package.json", "utf8"));

/** Version of the code that reads and checks content: programs with the same version share its cached results. */
const codeVersion = () =>
  hashOf(["app", "lib", "tools/content-check", "tools/downloads", "package-lock.json"]);

/** @satisfies {import("esbuild").BuildOptions} */
const options = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
  // Vite replaces this in the modules that it builds.
  define: { "import.meta.env.DEV": "false", CODE_VERSION: JSON.stringify(codeVersion()) },
};

/** What the build itself runs. */
const programs = {
  content: "tools/content-check/main.ts",
  files: "tools/downloads/main.ts",
  desk: "tools/desk/build.ts",
};

/**
 * Compiles what the build itself runs, so that its processes and threads start at once. Another process may run one of
 * them meanwhile.
 * @param {(keyof typeof programs)[]} names
 */
export async function bundleBuildPrograms(...names) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: Object.fromEntries(names.map((name) => [name, programs[name]])),
    outdir: ".cache/programs",
    packages: "external",
    write: false,
  });
  for (const { path: file, contents } of outputFiles) {
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${randomUUID()}.part`;
    writeFileSync(part, contents);
    renameSync(part, file);
  }
}

/** Compiles what runs beside Remix's build on an installed site. */
export const bundleServer = () =>
  build({
    ...options,
    entryPoints: {
      server: "server.ts",
      operations: "tools/operations/main.ts",
      desk: "tools/desk/main.ts",
      "check-thread": "tools/desk/check-thread.ts",
      "pdf-thread": "tools/downloads/pdf-thread.ts",
      "prepare-content": "app/pages/prepare-content.server.ts",
    },
    outdir: "build",
    // Vite and esbuild are needed only in development, which runs from the sources. pg-native is an optional dependency of pg.
    external: [...Object.keys(external), "pg-native", "vite", "esbuild"],
    // The package's Node version, for textures, which our models lack, would make every command load sharp.
    alias: { "ndarray-pixels": path.resolve("node_modules/ndarray-pixels/dist/ndarray-pixels-browser.js") },
    // Bundled CommonJS packages call `require`, which ES modules lack. The import is renamed to avoid name conflicts.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  });
