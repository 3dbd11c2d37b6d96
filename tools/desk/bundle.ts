import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import express, { type RequestHandler } from "express";
import ownMessages from "./messages.json";

const here = path.dirname(fileURLToPath(import.meta.url));

/** Fonts and workers in the npm package of the CMS. */
const assets = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("@sveltia/cms")), "assets");
/** The bundled CMS requests its assets from both of these folders, so each has a full copy. */
const assetFolders = ["assets", "chunks/assets"];

/**
 * Serves the CMS that the build has bundled, which is beside this program on a server. If there is none, bundles it into
 * a temporary folder, which is deleted when the process ends.
 */
export async function serveEditor(): Promise<RequestHandler> {
  const built = path.join(here, "desk");
  const folder = existsSync(built) ? built : mkdtempSync(path.join(tmpdir(), "desk-"));
  if (folder !== built) {
    process.once("exit", () => rmSync(folder, { recursive: true }));
    await buildEditor(folder);
  }
  return express.static(folder, { index: false, setHeaders: keepHashed });
}

/** A file with a hash in its name never changes, unlike all else of the desk. */
function keepHashed(response: { setHeader(name: string, value: string): unknown }, file: string) {
  if (/-[A-Z0-9]{8}\.js$/.test(file))
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
}

/** Bundles the CMS and its assets into a folder, also for a server, where neither the CMS's package nor esbuild is installed. */
export async function buildEditor(
  folder: string,
  entry = path.join(here, "browser/editor.ts"),
): Promise<void> {
  const { build } = await import("esbuild");
  await build({
    entryPoints: { editor: entry },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: folder,
    chunkNames: "chunks/[name]-[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [ownCms],
  });
  for (const name of assetFolders) cpSync(assets(), path.join(folder, name), { recursive: true });
}

/**
 * Patches of the CMS's script, each for one place in it. Without them, it drops what was typed when its configuration
 * changes, as it does here with each new product; a duplicate keeps the numbers of the original; and a list of lines that
 * comes into view counts as a change, because the CMS then notes an empty one beside its lines (`browser/hooks.ts`).
 */
const changes: [found: RegExp, instead: string][] = [
  [/\.cmsConfigVersion===\w+\.current/g, ".cmsConfigVersion!==void 0"],
  [
    /Object\.entries\(\w+\)\.forEach\(\(\[\w+,(\w+)\]\)=>\{(?=delete \1\[\w+\],)/g,
    "$&desk.forgetOthers($1);",
  ],
  [/(=\((\w+),(\w+)\)=>!\w+\.test\(\3\)&&)(\2\[\3\])!==void 0/g, "$1desk.isGiven($4)"],
];
const fontUrl = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Patches the CMS, and takes its fonts from its npm package instead of a CDN. */
const ownCms: Plugin = {
  name: "own-cms",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: changed(path, changes).replaceAll(
        fontUrl,
        (_address, font, subset) => `assets/${fontAsset(`${font}-${subset}-`)}`,
      ),
      loader: "js",
    }));
    onLoad({ filter: /@sveltia\/cms\/locales\/pl\.json$/ }, ({ path }) => ({
      // The CMS's Polish messages have English opening quotes.
      contents: JSON.stringify(withOwnMessages(JSON.parse(readFileSync(path, "utf8").replaceAll("“", "„")))),
      loader: "json",
    }));
  },
};

type Messages = { [name: string]: string | Messages };

/** The Polish messages of the CMS, with those that it lacks or that staff would misread (`messages.json`). */
export function withOwnMessages(messages: Messages): Messages {
  for (const [place, text] of Object.entries(ownMessages)) {
    const names = place.split(".");
    const last = names.pop() ?? "";
    const group = names.reduce((outer, name) => {
      outer[name] ??= {};
      return outer[name] as Messages;
    }, messages);
    group[last] = text;
  }
  return messages;
}

function changed(file: string, changes: readonly [RegExp, string][]): string {
  return changes.reduce(
    (text, [found, instead]) => {
      if (text.match(found)?.length !== 1) throw new Error(`@sveltia/cms has not once: ${found}`);
      return text.replace(found, instead);
    },
    readFileSync(file, "utf8"),
  );
}

function fontAsset(start: string): string {
  const asset = readdirSync(assets()).find((name) => name.startsWith(start));
  if (!asset) throw new Error(`@sveltia/cms has no font ${start}`);
  return asset;
}
