import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** Several programs make a build, one after the other: each adds the packages that it has put into it. */
const list = ".cache/bundled-packages.txt";

/** Begins a build. */
export function forgetBundledPackages() {
  mkdirSync(path.dirname(list), { recursive: true });
  rmSync(list, { force: true });
}

/**
 * Notes whose code is in a bundle.
 * @param {Iterable<string>} modules their files, as a bundler names them
 */
export function noteBundledModules(modules) {
  for (const file of modules) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/")) ?? [];
    if (folder) appendFileSync(list, `${path.relative(".", folder)}\n`);
  }
}

/** @returns {string[]} folders of the packages, from the project's root: `node_modules/express` */
export function bundledPackages() {
  return [...new Set(readFileSync(list, "utf8").split("\n").filter(Boolean))].sort();
}

/** For Vite. @returns {import("vite").Plugin} */
export function noteInVite() {
  return {
    name: "modrawa:bundled-packages",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk")
          // A package of which nothing is left is not in the bundle.
          noteBundledModules(
            Object.entries(part.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? id.replace(/^\0/, "") : [],
            ),
          );
    },
  };
}
