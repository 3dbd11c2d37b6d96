/**
 * `npx tsx tests/load/release.ts`: publishes two releases with `deploy/release.sh`, npm and all, two instances behind
 * nginx; the second one under load. Only systemctl is stood in for. Prints what the visitors got, what a release takes,
 * and whether a tab that was open before still finds its scripts. Ends with 1 where anything failed.
 */
import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../support/free-port";
import { type Site, startSite } from "../support/site";
import { standInFor } from "../support/stand-in-programs";
import { percentile } from "./measure";
import { hasNginx, startNginx } from "./nginx";
import { ask, countBy, sendSteadily } from "./open-loop";

const perSecond = 50;
const megabyte = 1_000_000;

if (hasNginx) await run();
else console.log("release: skipped; it needs nginx (apt-get install nginx)");

async function run() {
  const home = mkdtempSync(path.join(tmpdir(), "modrawa-releases-"));
  const ports = [String(await freePort()), String(await freePort())];
  const instances = new Map<string, Site>();
  const programs = await standInFor({
    systemctl: async ({ args }) => {
      const port = args[1]?.replace("modrawa@", "") ?? "";
      await instances.get(port)?.stop();
      const env = { PORT: port, LOG_LEVEL: "error", DRAIN_DELAY_MS: "500" };
      instances.set(port, await startSite({ cwd: path.join(home, "current"), env }));
    },
  });
  const publish = async (source: string) => {
    const started = performance.now();
    await promisify(execFile)("deploy/release.sh", [source], {
      env: { ...process.env, ...programs.env, MODRAWA_HOME: home, MODRAWA_PORTS: ports.join(" ") },
      maxBuffer: 100 * megabyte,
    });
    return Math.round((performance.now() - started) / 1_000);
  };

  const firstSeconds = await publish(".");
  const front = await startNginx(ports);
  const tab = await scriptsOf(front.url);
  const firstId = await buildId(front.url);

  const agent = new Agent({ keepAlive: true });
  const targets = ["/", "/produkty", "/o-nas?_data=root", "/builds/latest.json", "/favicon.svg", ...tab];
  let scripts = tab;
  let isOver = false;
  const load = sendSteadily(
    perSecond,
    async (number) => {
      // What the page names that was answered last, by whichever instance.
      if (number % 20 === 0) scripts = await scriptsOf(front.url);
      const target = number % 2 === 0 ? scripts[number % scripts.length] : targets[number % targets.length];
      return ask(front.url + target, { agent });
    },
    () => isOver,
  );
  const secondSeconds = await publish(changedSource());
  isOver = true;
  const all = await load;

  const gone = (await Promise.all(tab.map((script) => ask(front.url + script, { agent })))).filter(
    ({ status }) => status !== 200,
  );
  const isNew = (await buildId(front.url)) !== firstId;
  const bytes = Number(
    execFileSync("du", ["-sb", path.join(home, "releases")], { encoding: "utf8" }).split("\t")[0],
  );
  agent.destroy();
  front.stop();
  programs.stop();
  await Promise.all([...instances.values()].map((site) => site.stop()));

  const failed = all.filter(({ status }) => status !== 200 && status !== 304).length;
  console.log(
    `release: first in ${firstSeconds} s, second in ${secondSeconds} s under ${perSecond}/s: ${failed} of ${all.length} ` +
      `requests failed (${countBy(all, ({ status, error }) => error ?? String(status))}), ` +
      `p99 ${Math.round(
        percentile(
          all.map(({ ms }) => ms),
          0.99,
        ),
      )} ms; an open tab misses ${gone.length} of ` +
      `${tab.length} scripts; new build: ${isNew ? "yes" : "no"}; ${Math.round(bytes / 2 / megabyte)} MB a release`,
  );
  process.exitCode = failed === 0 && gone.length === 0 && isNew ? 0 : 1;
}

async function scriptsOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  return [...new Set(page.match(/\/assets\/[\w-]+\.(?:js|css)/g))];
}

async function buildId(url: string): Promise<string> {
  return (await (await fetch(`${url}/builds/latest.json`)).json()).id;
}

/** The project with a change that every page's scripts depend on. */
function changedSource(): string {
  const source = mkdtempSync(path.join(tmpdir(), "modrawa-source-"));
  const left = new Set(["node_modules", "build", ".cache", ".git", "data"].map((name) => path.resolve(name)));
  cpSync(".", source, { recursive: true, filter: (file) => !left.has(path.resolve(file)) });
  const entry = path.join(source, "app/entry.client.tsx");
  if (!readFileSync(entry, "utf8").includes("hydrateRoot")) throw new Error("The entry has moved.");
  appendFileSync(entry, '\nwindow.dispatchEvent(new Event("modrawa:second-release"));\n');
  return source;
}
