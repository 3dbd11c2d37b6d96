import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import express, { type Router } from "express";

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

/** Bundles the editor for the browser, in memory; its fonts and workers are files of its package. */
export async function bundleEditor(): Promise<Router> {
  const { outputFiles } = await build({
    entryPoints: { editor: path.join(here, "browser/editor.ts") },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: "/redakcja",
    // Its own chunks look for their assets beside their folder, the rest in it.
    chunkNames: "chunks/[name]-[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [ownFonts],
    write: false,
  });
  const files = new Map(
    outputFiles.map((file) => [file.path.replace(/^.*\/redakcja\//, "/"), file.contents]),
  );
  const assets = path.join(path.dirname(require.resolve("@sveltia/cms")), "assets");
  const router = express.Router();
  router.use(["/assets", "/chunks/assets"], express.static(assets));
  router.get("/fonts/:font/:subset", ({ params: { font, subset } }, response) => {
    const start = `${font.replace(/(:vf)?@.*/, "")}-${path.parse(subset).name}-`;
    const asset = readdirSync(assets).find((name) => name.startsWith(start));
    if (asset) response.sendFile(path.join(assets, asset));
    else response.sendStatus(404);
  });
  router.get("*", (request, response, next) => {
    const file = files.get(request.path);
    if (file) response.type("js").send(Buffer.from(file));
    else next();
  });
  return router;
}

/** The package has its fonts beside it, and asks a distant server for them all the same. */
const ownFonts: Plugin = {
  name: "own-fonts",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("https://cdn.jsdelivr.net/fontsource", "/redakcja"),
      loader: "js",
    })),
};
