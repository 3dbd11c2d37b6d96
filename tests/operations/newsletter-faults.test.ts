import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { isNeededToolThere } from "../support/runner/needed-tool";
import { isPostgresThere, startPostgres } from "../support/services/postgres";
import { operate } from "../support/site/operate";
import { ownSite } from "../support/site/own-site";
import { type Site, startSite } from "../support/site/site";
import { subscribe } from "../support/site/subscribe";

const prlimit = "/usr/bin/prlimit";

/** The statuses of posts of one caller that store nothing. */
async function statusesOf(caller: string, sites: Site[]) {
  const statuses: number[] = [];
  for (const site of sites) statuses.push((await subscribe(site, "bad", caller)).status);
  return statuses;
}

/** Subscribes an address. @returns the parts of the answer that matter here, and which of the relevant messages it has */
async function answerTo(site: Site, email: string) {
  const answer = await subscribe(site, email);
  const page = await answer.text();
  const says = ["Błąd: ", "Nie udało się zapisać adresu.", "E-mail został wysłany."];
  return {
    status: answer.status,
    retryAfter: answer.headers.get("Retry-After"),
    says: says.filter((text) => page.includes(text)),
  };
}

const isAccepted = (site: Site, email: string) =>
  expect.poll(async () => (await answerTo(site, email)).status, { interval: 200 }).toBe(303);

const rejection = { status: 503, retryAfter: "60", says: ["Błąd: ", "Nie udało się zapisać adresu."] };

describe("the embedded database", async () => {
  const site = await ownSite({ env: { TRUST_PROXY: "1" } }, afterAll);
  await answerTo(site, "first@example.pl");

  it("that another process has locked is waited for, then reported, and the rest of the site works", async () => {
    const other = new DatabaseSync(path.join(site.dataDir, "newsletter.sqlite"), { timeout: 5_000 });
    other.exec("BEGIN IMMEDIATE");
    const answer = answerTo(site, "locked-out@example.pl");
    expect((await fetch(`${site.url}/newsletter`)).status).toBe(200);
    expect(await answer).toEqual(rejection);

    const patient = answerTo(site, "patient@example.pl");
    other.exec("ROLLBACK");
    other.close();
    expect((await patient).status).toBe(303);
  });

  // `prlimit` limits the size of the running site's files, which has the effect of a full disk.
  it.runIf(isNeededToolThere("prlimit (util-linux)", existsSync(prlimit)))(
    "on a full disk rejects, and accepts again once there is space",
    async () => {
      const limit = (bytes: string) =>
        execFileSync(prlimit, ["--pid", String(site.process.pid), `--fsize=${bytes}`, "--"]);
      const log = path.join(site.dataDir, "newsletter.sqlite-wal");
      limit(`${statSync(log).size}:unlimited`);
      expect(await answerTo(site, "no-room@example.pl")).toEqual(rejection);
      expect((await fetch(`${site.url}/newsletter`)).status).toBe(200);
      limit("unlimited:unlimited");
      await isAccepted(site, "room-again@example.pl");
    },
  );
});

describe("PostgreSQL", async () => {
  if (!isPostgresThere) return it.skip("is not on this machine");
  const postgres = await startPostgres();
  const SECRET = "a secret of 32 characters or more";
  const start = (database: string) =>
    startSite({ env: { DATABASE_URL: database, SECRET, TRUST_PROXY: "1" } });

  it("that crashes and comes back loses nothing that was acknowledged, and needs no restart of the site (22.7)", async () => {
    const url = postgres.database("crash");
    const site = await start(url);
    for (let round = 0; round < 20; round += 1) {
      expect((await answerTo(site, `kept-${round}@example.pl`)).status).toBe(303);
    }
    postgres.kill();
    expect(await answerTo(site, "lost@example.pl")).toEqual(rejection);
    expect((await fetch(`${site.url}/newsletter`)).status).toBe(200);
    postgres.start();
    await isAccepted(site, "back@example.pl");
    const count = await operate(["newsletter", "count"], { env: { DATABASE_URL: url, SECRET } });
    expect(count.says).toContain("oczekujące: 21");
    expect(await site.stop()).toBe(0);
  });

  it("counts the posts of a caller at all instances; while it is unavailable, each continues to count alone (21.10)", async () => {
    const url = postgres.database("limits");
    const [one, two] = await Promise.all([start(url), start(url)]);
    const five = [400, 400, 400, 400, 400];
    let caller = "";
    let callers = 0;
    const sevenPosts = async () => {
      callers += 1;
      caller = `198.51.100.${callers}`;
      return statusesOf(caller, [one, two, one, two, one, two, one]);
    };
    // If a statement takes a second on a busy machine, limits treat that as an outage and count in memory for a while.
    await expect.poll(sevenPosts, { interval: 2_000 }).toEqual([...five, 429, 429]);
    postgres.kill();
    expect(await statusesOf(caller, [two, one])).toEqual([429, 429]);
    expect(await statusesOf("203.0.113.1", [one, one, one, one, one, one])).toEqual([...five, 429]);
    postgres.start();
    await Promise.all([one.stop(), two.stop()]);
  });

  it("that is unavailable when the site starts is waited for (22.7)", async () => {
    const url = postgres.database("away");
    postgres.kill();
    const site = await start(url);
    expect(await answerTo(site, "early@example.pl")).toEqual(rejection);
    postgres.start();
    await isAccepted(site, "early@example.pl");
    await site.stop();
  });
});
