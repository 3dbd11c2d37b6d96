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

/** Returns a registry that knows these advisories, and answers with those of the packages that it is asked about. */
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

const { express } = ours;
const known = registryOf({ ...publicOne, ...ours });
const id = "GHSA-aaaa-bbbb-cccc";

test.each<[why: string, code: number, says: RegExp, registry: RequestListener, ...accepted: string[]]>([
  ["takes no question", 1, /gave no answer: 405/, (_, response) => response.writeHead(405).end()],
  ["knows nothing", 1, /has not looked/, registryOf({})],
  ["answers something else", 1, /gave no answer/, (_, response) => response.end("<html>")],
  [
    "knows nothing against what runs in production",
    0,
    /^(?!.*high:)/s,
    registryOf({ ...publicOne, vitest: express }),
  ],
  ["knows what nobody has accepted", 1, RegExp(`^high: express: Takes too long \\(\\S+/${id}\\)\n$`), known],
  ["knows what is accepted", 0, RegExp(`accepted on 2026-11-29: ${id}: It is not reached.`), known, id],
  ["knows no more what is accepted", 0, RegExp(`${id} is over: take it out`), registryOf(publicOne), id],
])(
  "the audit of packages ends as it should where the registry %s: %i",
  async (_, code, says, registry, ...accepted) => {
    const { complains, ...answer } = await audit(registry, accepted);
    expect([answer.code, complains || answer.says]).toEqual([code, expect.stringMatching(says)]);
  },
);
