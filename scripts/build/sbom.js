import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * @typedef {{ name: string, version: string, license?: string }} Package
 * @typedef {{ packages: Record<string, { integrity?: string }> }} Lock
 */

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Writes a software bill of materials in the form of CycloneDX 1.6: what the build is made of, and what it is
 * installed with. Scanners of an image see the latter alone, since the rest is within `build/`
 * (docs/decisions/0012).
 * @param {string} file
 * @param {readonly string[]} folders of the packages, from the project's root
 */
export function writeSbom(file, folders) {
  /** @type {Package} */
  const { name, version } = readJson("package.json");
  /** @type {Lock} */
  const { packages } = readJson("package-lock.json");
  const components = folders.map((folder) =>
    component(readJson(`${folder}/package.json`), packages[folder]?.integrity),
  );
  const sbom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      lifecycles: [{ phase: "build" }],
      component: { type: "application", "bom-ref": "site", name, version },
    },
    // One for each package and version, however often it is installed.
    components: [...new Map(components.map((one) => [one.purl, one])).values()],
  };
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

/** @param {Package} package_ @param {string | undefined} integrity as the lock file has it: `sha512-…` in Base64 */
function component({ name, version, license }, integrity) {
  const [, group, base] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? [];
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ""}${base}@${version}`;
  const sha512 = integrity?.startsWith("sha512-")
    ? Buffer.from(integrity.slice(7), "base64").toString("hex")
    : null;
  return {
    type: "library",
    "bom-ref": purl,
    ...(group && { group }),
    name: base,
    version,
    ...(sha512 && { hashes: [{ alg: "SHA-512", content: sha512 }] }),
    ...(license && { licenses: [licenseOf(license)] }),
    purl,
  };
}

/** @param {string} license of `package.json`: an SPDX id, or an expression of several */
const licenseOf = (license) =>
  /[ ()]/.test(license) ? { expression: license } : { license: { id: license } };
