import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser for tests: `CHROMIUM_PATH`, the machine's own, Playwright's download, or Debian's package (as root).
 * @returns {string} path of its executable
 * @throws {Error} one line that says what to install
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || onPath() || playwrightsOwn() || debianPackage();
  if (found) return found;
  throw new Error(
    "Brak przeglądarki: zainstaluj Chromium (apt-get install chromium) albo ustaw CHROMIUM_PATH.",
  );
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)).find(existsSync);
}

function playwrightsOwn() {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  execFileSync("apt-get", ["update", "-q"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", "chromium"], { stdio: "inherit" });
  return onPath();
}
