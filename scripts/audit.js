/**
 * `npm run audit`: reports known vulnerabilities in the packages of the site (`build/sbom.cdx.json`), but not in those
 * of tools and tests. Exits with 1 if one has high or critical severity. If the registry does not answer, it only
 * prints a message.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

/** @typedef {{ name: string, severity: string, range: string }} Weakness */

const severe = ["high", "critical"];

/** @type {{ components: { group?: string, name: string }[] }} */
const { components } = JSON.parse(readFileSync("build/sbom.cdx.json", "utf8"));
const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));

/** npm exits with 1 if it finds vulnerabilities, so the error is ignored. @type {string} */
const output = await new Promise((resolve) => {
  execFile(
    "npm",
    ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000"],
    { maxBuffer: 64 * 1_024 * 1_024 },
    (_error, stdout) => resolve(stdout),
  );
});
/** @type {{ vulnerabilities?: Record<string, Weakness>, message?: string }} */
const { vulnerabilities, message } = JSON.parse(output || "{}");

if (!vulnerabilities) {
  console.log(
    `The registry does not say what is known against ${names.size} packages: ${message ?? "no answer"}`,
  );
} else {
  const found = Object.values(vulnerabilities).filter(({ name }) => names.has(name));
  for (const { name, severity, range } of found) console.error(`${severity}: ${name} ${range}`);
  console.log(`Known against ${names.size} packages of the site: ${found.length}`);
  process.exitCode = found.some(({ severity }) => severe.includes(severity)) ? 1 : 0;
}
