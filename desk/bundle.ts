import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import esbuild, { type Plugin } from "esbuild";
import express, { type Router } from "express";

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

const assets = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");
/** Where the editor looks for them: its own chunks beside their folder, the rest in it. */
const assetFolders = ["assets", "chunks/assets"];

/** Bundles the editor for the browser, in memory; its fonts and workers are files of its package. */
export async function bundleEditor(): Promise<Router> {
  const files = await build();
  const router = express.Router();
  router.use(
    assetFolders.map((name) => `/${name}`),
    express.static(assets),
  );
  router.get("*", (request, response, next) => {
    const file = files.get(request.path.slice(1));
    if (file) response.type("js").send(Buffer.from(file));
    else next();
  });
  return router;
}

/** Writes the bundled editor into a folder. */
export async function writeEditor(folder: string): Promise<void> {
  for (const name of assetFolders) {
    cpSync(assets, path.join(folder, name), { recursive: true, filter: (file) => !file.endsWith(".map") });
  }
  for (const [name, contents] of await build()) writeFileSync(path.join(folder, name), contents);
}

/** The scripts by their path below the editor's page. */
async function build(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await esbuild.build({
    entryPoints: { editor: path.join(here, "browser/editor.ts") },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: "/redakcja",
    chunkNames: "chunks/[name]-[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [ownFonts],
    write: false,
  });
  return new Map(outputFiles.map((file) => [file.path.replace(/^.*\/redakcja\//, ""), file.contents]));
}

/** The package has its fonts beside it, and asks a distant server for them all the same. */
const ownFonts: Plugin = {
  name: "own-fonts",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
        (_address, font, subset) => `assets/${fontAsset(`${font}-${subset}-`)}`,
      ),
      loader: "js",
    })),
};

function fontAsset(start: string): string {
  const asset = readdirSync(assets).find((name) => name.startsWith(start));
  if (!asset) throw new Error(`@sveltia/cms has no font ${start}`);
  return asset;
}
