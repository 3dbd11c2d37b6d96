import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * @typedef {{ name: string, version: string, license?: string }} Package
 * @typedef {{ packages: Record<string, { integrity?: string }> }} Lock
 */

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Writes a software bill of materials (CycloneDX 1.6) with the bundled and the installed packages of the build.
 * Scanners of an image see only the installed packages, because the bundled ones are inside `build/`
 * (docs/decisions/0012).
 * @param {string} file
 * @param {readonly string[]} folders of the packages, relative to the project's root
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
    // One entry per package and version, even if it is installed several times.
    components: [...new Map(components.map((one) => [one.purl, one])).values()],
  };
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

/** @param {Package} package_ @param {string | undefined} integrity from the lock file: `sha512-…` in Base64 */
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

/** @param {string} license from `package.json`: an SPDX id or expression */
const licenseOf = (license) =>
  /[ ()]/.test(license) ? { expression: license } : { license: { id: license } };
