import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without a user interface. Browser tests take a quarter less time with it. */
const headlessShell = "chromium-headless-shell";

/**
 * Finds a browser for the browser tests: `CHROMIUM_PATH`, an installed headless shell or browser, Playwright's
 * download, or Debian's package (installed on demand, as root; in CI the headless shell even where there is a browser).
 * @returns {string} path of its executable
 * @throws {Error} one line that says what to install
 */
export function findHeadlessChromium() {
  if (process.env.CI && !process.env.CHROMIUM_PATH && !onPath([headlessShell]))
    debianPackage([headlessShell]);
  return findChromium([headlessShell, ...names]);
}

/**
 * Finds a full browser, as visitors use it, for benchmarks.
 * @returns {string} path of its executable
 * @throws {Error} one line that says what to install
 */
export function findChromium(wanted = names) {
  const found = process.env.CHROMIUM_PATH || onPath(wanted) || playwrightsOwn() || debianPackage(wanted);
  if (found) return found;
  throw new Error(
    "Brak przeglądarki: zainstaluj Chromium (apt-get install chromium) albo ustaw CHROMIUM_PATH.",
  );
}

/**
 * Returns the path of the first program that is installed.
 * @param {string[]} wanted
 */
export function onPath(wanted) {
  const folders = (process.env.PATH ?? "").split(":");
  return wanted.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}

function playwrightsOwn() {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** @param {string[]} wanted package names, which equal the program names */
function debianPackage([first = "", ...others]) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !first) return undefined;
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", first], { stdio: "inherit" });
  } catch {
    // Ubuntu and older Debian releases have no package of this name.
    return debianPackage(others);
  }
  return onPath([first]);
}
