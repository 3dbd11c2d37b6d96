import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The new build and the two before it: open tabs go on loading the files that they know. */
const keptBuilds = 3;

/** @param {string} folder the build's folder */
const places = (folder) => ({
  assets: path.join(folder, "client/assets"),
  aside: path.join(folder, "earlier-assets"),
  /** Names of each kept build's files, the newest build first. */
  record: path.join(folder, "kept-builds.json"),
});

/** Before a build, which empties its folder. @param {string} folder the build's folder */
export function setAssetsAside(folder) {
  const { assets, aside } = places(folder);
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true });
}

/** After a build: puts the files of earlier builds beside its own. @param {string} folder the build's folder */
export function bringEarlierAssetsBack(folder) {
  const { assets, aside, record } = places(folder);
  const own = readdirSync(assets);
  const builds = [own];
  for (const earlier of readRecord(record)) {
    const isSame = earlier.length === own.length && earlier.every((name) => own.includes(name));
    if (!isSame && builds.length < keptBuilds) builds.push(earlier);
  }
  for (const name of new Set(builds.flat())) {
    const [from, to] = [path.join(aside, name), path.join(assets, name)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to);
  }
  writeFileSync(record, JSON.stringify(builds));
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} file @returns {string[][]} nothing where there is no readable record: then nothing is kept */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}
