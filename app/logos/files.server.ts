import { statSync } from "node:fs";
import path from "node:path";
import { findArtifact } from "lib/platform/files.server";
import type { LogosPage } from "~/editorial/pages.server";

const servedFolder = import.meta.env.DEV ? "public" : "build/client";

/**
 * Returns the logo's versions with the size of each file in bytes, and a ZIP of all files (null until the build has
 * generated it).
 */
export function logoFiles({ files, archive }: LogosPage) {
  return {
    versions: files.map(({ files: hrefs, ...version }) => ({
      ...version,
      files: hrefs.map(logoFile),
    })),
    archive: findArtifact(archive),
  };
}

export type LogoFiles = ReturnType<typeof logoFiles>;

function logoFile(href: string) {
  const found = statSync(path.join(servedFolder, href), { throwIfNoEntry: false });
  return { path: href, format: path.extname(href).slice(1).toUpperCase(), bytes: found?.size ?? null };
}
