import { readFileSync } from "node:fs";

const { dependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/**
 * What the built site finds in `node_modules/`: the `dependencies` of package.json, which are those with native code
 * and those whose files are read as data. All other packages become part of the build; they are in `devDependencies`.
 */
export const installedPackages = Object.keys(dependencies);
