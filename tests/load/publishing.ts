/**
 * `npx tsx tests/load/publishing.ts`: starts two instances on one `DATA_DIR` and repeatedly runs two publications at
 * the same time under load, as `systemctl reload 'modrawa@*'` does. One time in five, one of the two publications is
 * killed. Then the product page, its variant with a chosen finish and the CSV of all products must show the published
 * content on both instances. Exits with 1 if one of these does not, or if a publication or a request fails.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { makeRunFolder, removeRunFolder } from "../support/runner/run-folder";
import { hasPostgres, startPostgres } from "../support/services/postgres";
import { freePort } from "../support/site/free-port";
import { type Site, startSite } from "../support/site/site";
import { ask, countBy, sendSteadily } from "./open-loop";

const rounds = 50;
const perSecond = 20;
const killEvery = 5;
const slug = "lira-bateria-umywalkowa-niska";
const page = `/produkt/${slug}`;
const table = "/dane/produkty.csv";

if (hasPostgres) await run();
else console.log("publishing: skipped; it needs PostgreSQL (apt-get install postgresql)");

async function run() {
  const postgres = await startPostgres();
  const folder = makeRunFolder();
  const content = path.join(folder.site, "content");
  rmSync(content);
  cpSync("content", content, { recursive: true });
  const dataDir = mkdtempSync(path.join(tmpdir(), "modrawa-publishing-"));
  const env = {
    DATABASE_URL: postgres.database("publishing"),
    SECRET: "the common secret of both, 32 characters",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    PAGE_CACHE_MB: "64",
  };
  const sites: Site[] = [];
  for (const PORT of [await freePort(), await freePort()].map(String))
    sites.push(await startSite({ cwd: folder.site, env: { ...env, PORT } }));

  const product = path.join(content, "products", `${slug}.yaml`);
  const original = readFileSync(product, "utf8");
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const targets = [page, table, "/", "/produkty", `${page}?wykonczenie=chrom`];
  const load = sendSteadily(
    perSecond,
    (number) => ask(`${sites[number % 2]?.url}${targets[number % targets.length]}`, { agent }),
    () => isOver,
  );
  const publish = (killedAfterMs?: number) =>
    publishOnce(folder.site, { ...process.env, ...env }, killedAfterMs);
  const issues: string[] = [];
  let slowestMs = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const name = `Bateria próba ${round}`;
    writeFileSync(product, original.replace(/^name: .*$/m, `name: ${name}`));
    const began = performance.now();
    const isKilled = round % killEvery === 0;
    const results = await Promise.all([publish(isKilled ? 300 * (round % 17) : undefined), publish()]);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    for (const { code, says } of isKilled ? results.slice(1) : results)
      if (code !== 0) issues.push(`round ${round}: ended with ${code}: ${says.trim()}`);
    for (const { url } of sites)
      for (const target of [page, `${page}?wykonczenie=chrom`, table])
        if (!(await (await fetch(url + target)).text()).includes(name))
          issues.push(`round ${round}: ${target} of ${url} is of another content`);
  }
  isOver = true;
  const all = await load;
  const failed = all.filter(({ status }) => status !== 200);
  console.log(
    `publishing: ${rounds} times two at once, ${Math.floor(rounds / killEvery)} of them with one killed; both done within ` +
      `${Math.round(slowestMs / 1_000)} s; ${failed.length} of ${all.length} requests failed ` +
      `(${countBy(all, ({ status, error }) => error ?? String(status))}); mistakes: ${issues.length}`,
  );
  for (const issue of issues) console.log(issue);
  agent.destroy();
  await Promise.all(sites.map((site) => site.stop()));
  postgres.dispose();
  removeRunFolder(folder);
  rmSync(dataDir, { recursive: true });
  process.exitCode = issues.length === 0 && failed.length === 0 ? 0 : 1;
}

async function publishOnce(cwd: string, env: NodeJS.ProcessEnv, killedAfterMs?: number) {
  const child = spawn(process.execPath, ["tools/operations/operate.js", "publish"], { cwd, env });
  const closed = once(child, "close");
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  if (killedAfterMs !== undefined) {
    await pause(killedAfterMs);
    child.kill("SIGKILL");
  }
  const [code] = await closed;
  return { code, says: (await said).join("") };
}
