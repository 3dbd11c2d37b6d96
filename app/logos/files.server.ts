import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { findArtifact } from "lib/platform/files.server";
import type { LogosPage } from "~/editorial/pages.server";

const servedFolder = import.meta.env.DEV ? "public" : "build/client";

/**
 * Returns the logo's versions with the size of each file in bytes, and a ZIP of all files (null until the build has
 * generated it). `drawing` is the first version's SVG with its size in units of that drawing.
 */
export function logoFiles({ files, archive }: LogosPage) {
  return {
    drawing: drawingOf(files[0]?.files.find((href) => href.endsWith(".svg"))),
    versions: files.map(({ files: hrefs, ...version }) => ({
      ...version,
      files: hrefs.map(logoFile),
    })),
    archive: findArtifact(archive),
  };
}

export type LogoFiles = ReturnType<typeof logoFiles>;

function drawingOf(href: string | undefined) {
  const file = href && path.join(servedFolder, href);
  const svg = file && existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const [, , width, height] = svg?.split('viewBox="')[1]?.split('"')[0]?.split(" ") ?? [];
  return href && width && height ? { href, width: Number(width), height: Number(height) } : null;
}

function logoFile(href: string) {
  const found = statSync(path.join(servedFolder, href), { throwIfNoEntry: false });
  return { path: href, format: path.extname(href).slice(1).toUpperCase(), bytes: found?.size ?? null };
}
