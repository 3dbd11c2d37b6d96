import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Symlinks the project's public files into a folder. Tests can add files to its `images/news` and `images/packshots`
 * without changing the project.
 */
export function linkPublic(source: string, folder: string): void {
  const link = (below: string, own: string[] = []) => {
    mkdirSync(path.join(folder, "public", below), { recursive: true });
    const present = existsSync(path.join(source, below)) ? readdirSync(path.join(source, below)) : [];
    for (const name of present.filter((entry) => !own.includes(entry)))
      symlinkSync(path.join(source, below, name), path.join(folder, "public", below, name));
  };
  const written = ["news", "packshots"];
  link("", ["images"]);
  link("images", written);
  for (const name of written) link(`images/${name}`);
}
