/**
 * `npx tsx tests/load/release.ts`: publishes three releases with `deploy/release.sh`, including its npm commands, to
 * two instances on one database behind nginx. The second and the third release each add a migration and are published
 * under load, while visitors subscribe. During the third, one instance fails to start, so the script rolls that release
 * back. Only systemctl is replaced with a stand-in. Prints the results of the visitors' requests, the duration of each
 * release, and whether a tab from the first release still finds its scripts. Exits with 1 if a request fails, a
 * subscription is lost, a script of the tab or a migration is missing, or an instance does not run the second release
 * at the end.
 */
import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "lib/platform/database/database.server";
import { type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { hasPostgres, startPostgres } from "../support/services/postgres";
import { standInFor } from "../support/services/stand-in-programs";
import { freePort } from "../support/site/free-port";
import { type Site, startSite } from "../support/site/site";
import { percentile } from "./measure";
import { callerHeader, hasNginx, startNginx } from "./nginx";
import { ask, countBy, sendSteadily } from "./open-loop";

const perSecond = 50;
/** One request in this many is a subscription. Each subscription comes from a different IP address. */
const subscribeEvery = 20;
/** Prefix that sorts a migration's name after those of all real migrations. */
const laterThanAny = "9999-";
const megabyte = 1_000_000;

if (hasNginx && hasPostgres) await run();
else console.log("release: skipped; it needs nginx and PostgreSQL (apt-get install nginx postgresql)");

async function run() {
  const home = mkdtempSync(path.join(tmpdir(), "modrawa-releases-"));
  const ports = [String(await freePort()), String(await freePort())];
  const postgres = await startPostgres();
  const url = postgres.database("release");
  const instances = new Map<string, Site>();
  let failing: string | undefined;
  const programs = await standInFor({
    systemctl: async ({ args }) => {
      if (args[0] !== "restart") return;
      const port = args[1]?.replace("modrawa@", "") ?? "";
      await instances.get(port)?.stop();
      if (port === failing) {
        failing = undefined;
        throw new Error("It does not start, once.");
      }
      const env = {
        PORT: port,
        LOG_LEVEL: "error",
        DRAIN_DELAY_MS: "500",
        DATABASE_URL: url,
        DATA_DIR: path.join(home, "data"),
        SECRET: "the common secret of both, 32 characters",
        TRUST_PROXY: "1",
      };
      instances.set(port, await startSite({ cwd: path.join(home, "current"), env }));
    },
  });
  const publish = async (source: string) => {
    const started = performance.now();
    const ended = await promisify(execFile)("deploy/release.sh", [source], {
      env: { ...process.env, ...programs.env, MODRAWA_HOME: home, MODRAWA_PORTS: ports.join(" ") },
      maxBuffer: 100 * megabyte,
    }).catch((error: { stderr: string }) => error);
    const says = ended.stderr.trim().split("\n").at(-1) ?? "";
    return { seconds: Math.round((performance.now() - started) / 1_000), says };
  };

  const first = await publish(".");
  const front = await startNginx(ports);
  const tab = await scriptsOf(front.url);
  const firstId = await buildId(front.url);

  const agent = new Agent({ keepAlive: true });
  const targets = ["/", "/produkty", "/o-nas?_data=root", "/builds/latest.json", "/favicon.svg", ...tab];
  const subscribed: string[] = [];
  let scripts = tab;
  let isOver = false;
  const load = sendSteadily(
    perSecond,
    async (number) => {
      if (number % subscribeEvery === 1) {
        const outcome = await subscribe(front.url, agent, number);
        if (outcome.status === 303) subscribed.push(emailOf(number));
        return outcome;
      }
      // Updates the scripts from the home page, which either instance may serve.
      if (number % subscribeEvery === 0) scripts = await scriptsOf(front.url);
      const target = number % 2 === 0 ? scripts[number % scripts.length] : targets[number % targets.length];
      return ask(front.url + target, { agent });
    },
    () => isOver,
  );
  const second = await publish(changedSource(2));
  const secondId = await buildId(front.url);
  failing = ports[1];
  const third = await publish(changedSource(3));
  isOver = true;
  const all = await load;

  const gone = (await Promise.all(tab.map((script) => ask(front.url + script, { agent })))).filter(
    ({ status }) => status !== 200,
  );
  const runs = await Promise.all(ports.map((port) => buildId(`http://localhost:${port}`)));
  const isSecond = secondId !== firstId && runs.every((id) => id === secondId);
  const bytes = Number(
    execFileSync("du", ["-sb", path.join(home, "releases")], { encoding: "utf8" }).split("\t")[0],
  );
  const { lost, applied } = await lookInto(url, subscribed);
  agent.destroy();
  front.stop();
  programs.stop();
  await Promise.all([...instances.values()].map((site) => site.stop()));
  postgres.dispose();

  const failed = all.filter(({ status }) => ![200, 303, 304].includes(status)).length;
  const p99 = percentile(
    all.map(({ ms }) => ms),
    0.99,
  );
  console.log(
    `release: first in ${first.seconds} s; under ${perSecond}/s a second with a migration in ${second.seconds} s and a third ` +
      `that is taken back in ${third.seconds} s ("${third.says}"): ${failed} of ${all.length} requests failed ` +
      `(${countBy(all, ({ status, error }) => error ?? String(status))}), p99 ${Math.round(p99)} ms; ${lost} of ` +
      `${subscribed.length} subscriptions lost; migrations of releases: ${applied.join(", ")}; an open tab misses ` +
      `${gone.length} of ${tab.length} scripts; the second runs: ${isSecond ? "yes" : "no"}; ` +
      `${Math.round(bytes / 2 / megabyte)} MB a release`,
  );
  const isRight = failed === 0 && lost === 0 && applied.length === 2 && gone.length === 0 && isSecond;
  process.exitCode = isRight ? 0 : 1;
}

function emailOf(number: number): string {
  return `wydanie${number}@example.pl`;
}

function subscribe(url: string, agent: Agent, number: number) {
  const body = new URLSearchParams({ email: emailOf(number), terms: "on", website: "" }).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    [callerHeader]: `10.0.${(number >> 8) & 255}.${number & 255}`,
  };
  return ask(`${url}/newsletter`, { agent, method: "POST", headers, body });
}

/**
 * Returns the number of subscriptions missing from the database, and the names of the added migrations that were
 * applied. Opens the database with the migrations of the first release.
 */
async function lookInto(url: string, emails: readonly string[]) {
  const options = { url, file: "", migrations: mailingMigrations };
  const database = await openDatabase<MailingTables>(options);
  const rows = await database.query.selectFrom("subscription").select("email").execute();
  const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(database.query);
  await database.close();
  const stored = new Set(rows.map(({ email }) => email));
  return {
    lost: emails.filter((email) => !stored.has(email)).length,
    applied: migrations.rows.map(({ name }) => name).filter((name) => name.startsWith(laterThanAny)),
  };
}

async function scriptsOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  return [...new Set(page.match(/\/assets\/[\w-]+\.(?:js|css)/g))];
}

async function buildId(url: string): Promise<string> {
  return (await (await fetch(`${url}/builds/latest.json`)).json()).id;
}

/**
 * Copies the project, changes the module that starts the scripts of every page, and adds the migrations of releases 2
 * to `number`. @returns the path of the copy
 */
function changedSource(number: number): string {
  const source = mkdtempSync(path.join(tmpdir(), "modrawa-source-"));
  const left = new Set(["node_modules", "build", ".cache", ".git", "data"].map((name) => path.resolve(name)));
  cpSync(".", source, { recursive: true, filter: (file) => !left.has(path.resolve(file)) });
  const entry = path.join(source, "app/entry.client.tsx");
  if (!readFileSync(entry, "utf8").includes("hydrateRoot")) throw new Error("The entry has moved.");
  appendFileSync(entry, `\nwindow.dispatchEvent(new Event("modrawa:release-${number}"));\n`);
  for (let release = 2; release <= number; release += 1)
    appendFileSync(
      path.join(source, "app/mailing/tables.server.ts"),
      `mailingMigrations["${laterThanAny}release-${release}"] = {
  up: (database: Kysely<unknown>) =>
    database.schema.alterTable("subscription").addColumn("release_${release}", "text").execute(),
};
`,
    );
  return source;
}
