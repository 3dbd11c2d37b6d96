import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { listening } from "../support/services/listening";
import { outcome } from "../support/services/outcome";

/** Returns an advisory against every version of a package, as a registry answers it. */
const advisory = (id: string, title: string) => ({
  id: 1,
  url: `https://github.com/advisories/${id}`,
  title,
  severity: "high",
  vulnerable_versions: "*",
});
const publicOne = { minimist: [advisory("GHSA-xvch-5gv4-984h", "Prototype Pollution")] };
const ours = { express: [advisory("GHSA-aaaa-bbbb-cccc", "Takes too long")] };

/** Answers as a registry that knows these advisories: those of the packages that it is asked about. */
const registryOf =
  (known: Record<string, unknown>): RequestListener =>
  async (request, response) => {
    if (request.method !== "POST") return response.writeHead(404).end();
    const asked = JSON.parse(gunzipSync(await buffer(request)).toString());
    const answer = Object.entries(known).filter(([name]) => Object.hasOwn(asked, name));
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify(Object.fromEntries(answer)));
  };

/** Audits a project with one package in production and one for development. */
async function audit(registry: RequestListener, accepted: string[] = []) {
  const folder = newFolder();
  const dependencies = { dependencies: { express: "4.0.0" }, devDependencies: { vitest: "4.0.0" } };
  const packages = {
    "": dependencies,
    "node_modules/express": { version: "4.0.0" },
    "node_modules/vitest": { version: "4.0.0", dev: true },
  };
  const entries = accepted.map((id) => ({ id, reason: "It is not reached.", date: "2026-11-29" }));
  const files = {
    "package.json": dependencies,
    "package-lock.json": { lockfileVersion: 3, packages },
    ".ci/accepted-advisories.json": entries,
  };
  mkdirSync(path.join(folder, ".ci"));
  for (const [name, value] of Object.entries(files))
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  const npm = {
    npm_config_registry: await listening(registry),
    npm_config_fetch_retries: "0",
    npm_config_cache: newFolder(),
  };
  const env = { ...process.env, HOME: folder, ...npm };
  return outcome(spawn(process.execPath, [path.resolve("tools/scripts/audit.js")], { cwd: folder, env }));
}

test.each<[string, RequestListener, RegExp]>([
  ["takes no question", (_, response) => response.writeHead(405).end(), /gave no answer: 405/],
  ["knows nothing", registryOf({}), /has not looked/],
  ["answers something else", (_, response) => response.end("<html>"), /gave no answer/],
])("the audit of packages fails where the registry %s", async (_, registry, message) => {
  const { code, complains } = await audit(registry);
  expect([code, complains]).toEqual([1, expect.stringMatching(message)]);
});

test("the audit of packages passes where nothing is known against what runs in production", async () => {
  const { code, complains } = await audit(registryOf({ ...publicOne, vitest: ours.express }));
  expect([code, complains]).toEqual([0, ""]);
});

test("the audit of packages fails for what is known, until somebody accepts it with a reason and a date", async () => {
  const registry = registryOf({ ...publicOne, ...ours });
  const { code, complains } = await audit(registry);
  expect([code, complains]).toEqual([
    1,
    "high: express: Takes too long (https://github.com/advisories/GHSA-aaaa-bbbb-cccc)\n",
  ]);
  const judged = await audit(registry, ["GHSA-aaaa-bbbb-cccc"]);
  expect([judged.code, judged.says]).toEqual([
    0,
    expect.stringContaining("accepted on 2026-11-29: GHSA-aaaa-bbbb-cccc: It is not reached."),
  ]);
});

test("the audit of packages tells which acceptance is over", async () => {
  const { says } = await audit(registryOf(publicOne), ["GHSA-aaaa-bbbb-cccc"]);
  expect(says).toContain("GHSA-aaaa-bbbb-cccc is over: take it out of .ci/accepted-advisories.json");
});
