import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import esbuild, { type Plugin } from "esbuild";
import express, { type Router } from "express";

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

const assets = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");
/** The bundled CMS requests its assets from both of these folders, so each has a full copy. */
const assetFolders = ["assets", "chunks/assets"];

/** Bundles the CMS in memory and returns a router that serves it, with fonts and workers from its npm package. */
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

/** Builds the scripts and returns their contents by path relative to the page. */
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

/** Replaces the CDN URLs of the CMS fonts with the URLs of the copies in its npm package. */
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
