/**
 * `npx tsx tests/load/publishing.ts [ROUNDS]`: starts two instances on one `DATA_DIR` and repeatedly runs two publications
 * at the same time under load, as `systemctl reload 'modrawa@*'` does. One time in five, one of the two is killed; one time
 * in five, nothing but the printed catalogue changes. Then the product page, its variant with a chosen finish and the CSV of
 * all products, or the catalogue, must be those of the published content on both instances within a second. Exits with 1
 * if one of these is not, if an instance answers with older content after newer, or if a publication or a request fails.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { makeRunFolder, removeRunFolder, takeContent } from "../support/runner/run-folder";
import { hasPostgres, startPostgres } from "../support/services/postgres";
import { freePort } from "../support/site/free-port";
import { type Site, startSite } from "../support/site/site";
import { countBy, type Outcome, sendSteadily } from "./open-loop";

const rounds = Number(process.argv[2] ?? 50);
const perSecond = 20;
const killEvery = 5;
/** Longest time in ms from the end of a publication until both instances show it. */
const shownWithinMs = 1_000;
const slug = "lira-bateria-umywalkowa-niska";
const page = `/produkt/${slug}`;
const table = "/dane/produkty.csv";
const catalogue = "/files/katalog-modrawa-2026-2027.pdf";

if (hasPostgres) await run();
else console.log("publishing: skipped; it needs PostgreSQL (apt-get install postgresql)");

/** An answer with the number of the round whose content it shows, if it shows one. */
type Seen = { instance: number; round: number; sentAt: number; doneAt: number };

async function run() {
  const postgres = await startPostgres();
  const folder = makeRunFolder();
  const content = path.join(folder.site, "content");
  rmSync(content);
  cpSync("content", content, { recursive: true });
  takeContent(folder);
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

  const issues: string[] = [];
  const seen: Seen[] = [];
  const targets = [page, table, "/", "/produkty", `${page}?wykonczenie=chrom`, catalogue];
  async function visit(number: number): Promise<Outcome> {
    const [instance, sentAt] = [number % 2, performance.now()];
    const target = targets[Math.floor(number / 2) % targets.length];
    try {
      const answer = await fetch(`${sites[instance]?.url}${target}`);
      const round = roundOf(await answer.text());
      const doneAt = performance.now();
      if (round !== undefined) seen.push({ instance, round, sentAt, doneAt });
      return { status: answer.status, sentAt, ms: doneAt - sentAt };
    } catch (error) {
      return { status: 0, error: String(error), sentAt, ms: performance.now() - sentAt };
    }
  }
  let isOver = false;
  const load = sendSteadily(perSecond, visit, () => isOver);

  const publish = (killedAfterMs?: number) =>
    publishOnce(folder.site, { ...process.env, ...env }, killedAfterMs);
  const edit = (file: string, from: RegExp, to: string) => {
    const name = path.join(content, file);
    writeFileSync(name, readFileSync(name, "utf8").replace(from, to));
  };
  const text = async (url: string, target: string) => (await fetch(url + target)).text();
  const tagOf = async (url: string) => (await fetch(url + catalogue, { method: "HEAD" })).headers.get("etag");
  let [slowestMs, latestMs] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const isOfCatalogue = round % 5 === 2;
    const tags = await Promise.all(sites.map(({ url }) => tagOf(url)));
    if (isOfCatalogue) edit("brand.yaml", /^claim: .*$/m, `claim: Łazienki na ${round} sposobów`);
    else edit(`products/${slug}.yaml`, /^name: .*$/m, `name: Bateria próba ${round}`);
    const began = performance.now();
    const isKilled = round % killEvery === 0;
    const results = await Promise.all([publish(isKilled ? 300 * (round % 17) : undefined), publish()]);
    const ended = performance.now();
    slowestMs = Math.max(slowestMs, ended - began);
    for (const { code, says } of isKilled ? results.slice(1) : results)
      if (code !== 0) issues.push(`round ${round}: ended with ${code}: ${says.trim()}`);
    const isShown = async ({ url }: Site, instance: number) =>
      isOfCatalogue
        ? (await tagOf(url)) !== tags[instance]
        : (
            await Promise.all([page, `${page}?wykonczenie=chrom`, table].map((target) => text(url, target)))
          ).every((answer) => roundOf(answer) === round);
    while (!(await Promise.all(sites.map(isShown))).every(Boolean)) {
      if (performance.now() < ended + 10 * shownWithinMs) continue;
      issues.push(`round ${round}: not shown after 10 s`);
      break;
    }
    const shownMs = performance.now() - ended;
    latestMs = Math.max(latestMs, shownMs);
    if (shownMs > shownWithinMs) issues.push(`round ${round}: shown after ${Math.round(shownMs)} ms`);
  }
  isOver = true;
  const all = await load;
  const failed = all.filter(({ status }) => status !== 200);
  issues.push(...[0, 1].flatMap((instance) => mixed(seen.filter((answer) => answer.instance === instance))));
  console.log(
    `publishing: ${rounds} times two at once, ${Math.floor(rounds / killEvery)} of them with one killed; both done within ` +
      `${Math.round(slowestMs / 1_000)} s, shown on both ${Math.round(latestMs)} ms later at most; ` +
      `${failed.length} of ${all.length} requests failed ` +
      `(${countBy(all, ({ status, error }) => error ?? String(status))}); issues: ${issues.length}`,
  );
  for (const issue of issues) console.log(issue);
  await Promise.all(sites.map((site) => site.stop()));
  postgres.dispose();
  removeRunFolder(folder);
  rmSync(dataDir, { recursive: true });
  process.exitCode = issues.length === 0 && failed.length === 0 ? 0 : 1;
}

function roundOf(answer: string): number | undefined {
  const round = /próba\s(\d+)/.exec(answer)?.[1];
  return round === undefined ? undefined : Number(round);
}

/** Returns an issue for each answer of an instance with older content than one that had ended before it was asked for. */
function mixed(answers: readonly Seen[]): string[] {
  return answers.flatMap(({ round, sentAt, instance }) => {
    const newest = Math.max(...answers.filter(({ doneAt }) => doneAt < sentAt).map((before) => before.round));
    return newest > round ? [`instance ${instance}: round ${round} after round ${newest}`] : [];
  });
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
