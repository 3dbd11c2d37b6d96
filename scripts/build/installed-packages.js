import { readFileSync } from "node:fs";

const { dependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/**
 * Packages that the built site loads from `node_modules/`: the `dependencies` of package.json, which have native code
 * or data files. All other packages are bundled into the build and listed in `devDependencies`.
 */
export const installedPackages = Object.keys(dependencies);
