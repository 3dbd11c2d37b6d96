/**
 * `npm run audit`: asks the registry for advisories about the packages that run in production. Fails for each advisory that is
 * not accepted, and if the registry has not looked: it does not answer, or does not know of a release whose vulnerability is
 * public. `npm audit` takes such an answer, which a mirror may give, to mean "none found".
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Each entry has the advisory's id, the reason why it does no harm here, and the date on which that was judged. */
const acceptedFile = ".ci/accepted-advisories.json";
/** A release with a public vulnerability (GHSA-xvch-5gv4-984h), which a registry that looks must know. */
const knownVulnerable = { minimist: "0.0.8" };

/** @typedef {{ name: string, title: string, severity: string, url: string }} Advisory */

/**
 * @param {string} folder of package.json and package-lock.json
 * @returns {Map<string, Advisory>} advisories by id
 * @throws {Error} if the registry gives no answer
 */
function advisoriesOf(folder) {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { vulnerabilities, message = stderr } = JSON.parse(stdout || "{}");
  if (!vulnerabilities) throw new Error(`The registry gave no answer: ${message}`);
  /** @type {(Advisory | string)[]} */
  const via = Object.values(vulnerabilities).flatMap((vulnerable) => vulnerable.via);
  const advisories = via.filter((advisory) => typeof advisory !== "string");
  return new Map(advisories.map((advisory) => [path.basename(advisory.url), advisory]));
}

/** @throws {Error} if the registry does not know of a public vulnerability */
function checkThatRegistryLooks() {
  const folder = mkdtempSync(path.join(tmpdir(), "audit-"));
  try {
    const project = { name: "known-vulnerable", version: "0.0.0", dependencies: knownVulnerable };
    const packages = Object.entries(knownVulnerable).map(([name, version]) => [
      `node_modules/${name}`,
      { version },
    ]);
    const lock = {
      ...project,
      lockfileVersion: 3,
      packages: { "": project, ...Object.fromEntries(packages) },
    };
    writeFileSync(path.join(folder, "package.json"), JSON.stringify(project));
    writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lock));
    if (advisoriesOf(folder).size === 0)
      throw new Error("The registry has not looked: it knows nothing against minimist 0.0.8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  /** @type {{ id: string, reason: string, date: string }[]} */
  const accepted = JSON.parse(readFileSync(acceptedFile, "utf8"));
  checkThatRegistryLooks();
  const found = advisoriesOf(".");
  for (const { id, reason, date } of accepted) {
    console.log(
      found.delete(id)
        ? `accepted on ${date}: ${id}: ${reason}`
        : `${id} is over: take it out of ${acceptedFile}`,
    );
  }
  for (const { name, title, severity, url } of found.values())
    console.error(`${severity}: ${name}: ${title} (${url})`);
  if (found.size > 0) process.exitCode = 1;
  else console.log("Nothing else is known against the packages in production.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
