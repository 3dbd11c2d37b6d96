import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** List of bundled packages. The build runs several programs in sequence; each appends the packages that it bundles. */
const list = ".cache/bundled-packages.txt";

/** Clears the list at the start of a build. */
export function forgetBundledPackages() {
  mkdirSync(path.dirname(list), { recursive: true });
  rmSync(list, { force: true });
}

/**
 * Records the packages of bundled modules.
 * @param {Iterable<string>} modules file paths as reported by the bundler
 */
export function noteBundledModules(modules) {
  for (const file of modules) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/")) ?? [];
    if (folder) appendFileSync(list, `${path.relative(".", folder)}\n`);
  }
}

/** @returns {string[]} folders of the packages, relative to the project's root: `node_modules/express` */
export function bundledPackages() {
  return [...new Set(readFileSync(list, "utf8").split("\n").filter(Boolean))].sort();
}

/** Vite plugin that records the packages of each bundle. @returns {import("vite").Plugin} */
export function noteInVite() {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk")
          // A package is not in the bundle if tree shaking has removed all of its code.
          noteBundledModules(
            Object.entries(part.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? id.replace(/^\0/, "") : [],
            ),
          );
    },
  };
}
