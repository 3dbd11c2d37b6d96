import { once } from "node:events";
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Client } from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { gitOf } from "../support/editor/clone";
import { newFolder } from "../support/runner/new-folder";
import { isPostgresThere, startPostgres } from "../support/services/postgres";
import { operate } from "../support/site/operate";
import { type Site, startSite } from "../support/site/site";
import { subscribe } from "../support/site/subscribe";

type Env = Record<string, string>;

async function run(env: Env, ...args: string[]) {
  const { code, says, complains } = await operate(args, { env });
  return { code, says: says + complains };
}
type Answer = Awaited<ReturnType<typeof run>>;

async function kill(site: Site) {
  const ended = once(site.process, "exit");
  site.process.kill("SIGKILL");
  await ended;
}

/** Starts and kills a site, which creates its database and its secret. */
async function make(env: Env) {
  await kill(await startSite({ env }));
}

async function subscribeTo(site: Site, email: string) {
  expect((await subscribe(site, email)).status).toBe(303);
}

/** Posts without pause. @returns a function that ends it */
function keepSubscribing(site: Site): () => Promise<void> {
  let isOver = false;
  const ended = (async () => {
    for (let posted = 0; !isOver; posted += 1) await subscribe(site, `p${posted}@example.pl`);
  })();
  return () => {
    isOver = true;
    return ended;
  };
}

const inSqlite = async ({ DATA_DIR = "" }: Env) => {
  // A copy, because this process keeps files open that it has read; after a restore the database is one file.
  const copy = path.join(newFolder(), "copy.sqlite");
  copyFileSync(path.join(DATA_DIR, "newsletter.sqlite"), copy);
  const database = new DatabaseSync(copy);
  const rows = database.prepare("SELECT email FROM subscription").all() as { email: string }[];
  database.close();
  return rows.map(({ email }) => email);
};
const rowsOf = async ({ DATABASE_URL }: Env, query: string) => {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
};
const inPostgres = async (env: Env) =>
  (await rowsOf(env, "select email from subscription")).map(({ email }) => String(email));

const postgres = isPostgresThere ? await startPostgres() : undefined;

const SECRET = "a secret of 32 characters or more";

describe.each([
  { name: "SQLite", isThere: true, place: (): Env => ({ DATA_DIR: newFolder() }), emailsIn: inSqlite },
  {
    name: "PostgreSQL",
    isThere: isPostgresThere,
    place: (title: string): Env => ({
      DATA_DIR: newFolder(),
      DATABASE_URL: postgres?.database(title) ?? "",
      SECRET,
    }),
    emailsIn: inPostgres,
  },
])("a backup of $name", ({ isThere, place, emailsIn }) => {
  if (!isThere) return it.skip("is not on this machine");

  const before = ["first@example.pl", "second@example.pl"];
  const file = path.join(newFolder(), "backup.tar.gz");
  let here: Env;
  let made: Answer;
  let rejected: Answer;
  // The life of a site: subscriptions, a backup during further ones, one more subscription, and SIGKILL.
  beforeAll(async () => {
    here = place("here");
    const site = await startSite({ env: { ...here, TRUST_PROXY: "1" } });
    for (const email of before) await subscribeTo(site, email);
    const stopPosting = keepSubscribing(site);
    made = await run(here, "backup", file);
    await stopPosting();
    rejected = await run(here, "restore", file);
    await subscribeTo(site, "after@example.pl");
    await kill(site);
  });

  it("is made while people subscribe, as one file for its owner alone", () => {
    expect(made).toEqual({ code: 0, says: `Zapisano bazę i sekret: ${file}\n` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(["backup.tar.gz"]);
  });

  it("is not replaced by one with nobody's data (22.8)", async () => {
    const empty = { DATA_DIR: newFolder() };
    await make(empty);
    const answer = await run(empty, "backup", file);
    expect(answer).toEqual({ code: 1, says: expect.stringMatching(/wcześniejsza kopia[^\n]+\n$/) });
  });

  it("is not put under a running site", () => {
    expect(rejected).toEqual({ code: 1, says: expect.stringMatching(/^[^\n]*proces[^\n]*\n$/) });
  });

  it.each([
    ["where it was made", () => here],
    ["elsewhere", () => place("elsewhere")],
  ])("gives back %s all that was acknowledged before, with its secret (22.8)", async (_case, find) => {
    const env = find();
    const says = expect.stringMatching(/^Przywrócono bazę i sekret z [^\n]+\n$/);
    expect(await run(env, "restore", file)).toEqual({ code: 0, says });
    expect(await emailsIn(env)).toEqual(expect.arrayContaining(before));
    expect(await emailsIn(env)).not.toContain("after@example.pl");
    if (env.DATABASE_URL) expect(await rowsOf(env, "select key from caller_count")).toEqual([]);
    expect((await run(env, "doctor", "baza")).says).toMatch(/^ok +baza: \w+ przyjmuje zapis; listów/m);
  });
});

/** A site with the embedded database, and its backup. */
const env = { DATA_DIR: newFolder() };
const file = path.join(newFolder(), "backup.tar.gz");
beforeAll(async () => {
  await make(env);
  await run(env, "backup", file);
});
/** Every file of the site's folder except lock files and those of SQLite's shared memory. */
const state = () => {
  const names = readdirSync(env.DATA_DIR).filter((name) => !/lock$|-shm$/.test(name));
  return names.map((name) => [name, readFileSync(path.join(env.DATA_DIR, name), "base64")]);
};
const oneLine = expect.stringMatching(/^[^\n]+\n$/);

it("a backup that is damaged or belongs to another site is rejected with one line, and nothing changes (22.8)", async () => {
  // So that the current state differs from the backup's.
  rmSync(path.join(env.DATA_DIR, "newsletter.sqlite"));
  await make(env);
  const secret = readFileSync(path.join(env.DATA_DIR, "secret"), "utf8");
  const before = state();
  const damaged = path.join(newFolder(), "damaged.tar.gz");
  writeFileSync(damaged, readFileSync(file).subarray(0, -100));
  const rejected = await Promise.all([
    run(env, "restore", damaged),
    run({ ...env, SECRET }, "restore", file),
    run({ ...env, SECRET: secret, DATABASE_URL: "postgres://127.0.0.1:1/x" }, "restore", file),
  ]);
  for (const answer of rejected) expect(answer).toEqual({ code: 1, says: oneLine });
  expect(new Set(rejected.map(({ says }) => says)).size).toBe(rejected.length);
  expect(state()).toEqual(before);
});

it.skipIf(!isPostgresThere)("a backup moves to PostgreSQL, with proofs and links (22.8)", async () => {
  const small = { DATA_DIR: newFolder() };
  const site = await startSite({ env: { ...small, TRUST_PROXY: "1" } });
  for (const email of ["a@example.pl", "b@example.pl"]) await subscribeTo(site, email);
  const copy = path.join(newFolder(), "small.tar.gz");
  await run(small, "backup", copy);
  await kill(site);
  const grown = {
    DATA_DIR: newFolder(),
    DATABASE_URL: postgres?.database("grown") ?? "",
    SECRET: readFileSync(path.join(small.DATA_DIR, "secret"), "utf8"),
  };
  for (const _twice of [1, 2]) expect((await run(grown, "restore", copy)).code).toBe(0);
  expect((await inPostgres(grown)).sort()).toEqual(["a@example.pl", "b@example.pl"]);
  expect(await rowsOf(grown, "select 1 from subscription where consent_text <> ''")).toHaveLength(2);
  expect(
    await rowsOf(grown, "select o.id from outbox o join subscription s on s.id = subscription_id"),
  ).toHaveLength(2);
  expect((await run(grown, "newsletter", "count")).says).toContain("oczekujące: 2");
});

it("a backup of a site that nobody has written to replaces that of a week before (22.8)", async () => {
  for (const _night of [1, 2]) expect((await run(env, "backup", file)).code).toBe(0);
});

it("no backup is made of nothing, without the secret, or over something else", async () => {
  const folder = newFolder();
  const target = path.join(folder, "backup.tar.gz");
  const database = path.join(env.DATA_DIR, "newsletter.sqlite");
  const before = readFileSync(database);
  const rejected = await Promise.all([
    run({ DATA_DIR: newFolder() }, "backup", target),
    run({ ...env, SECRET }, "backup", target),
    run(env, "backup", database),
  ]);
  for (const answer of rejected) expect(answer).toEqual({ code: 1, says: oneLine });
  expect(readdirSync(folder)).toEqual([]);
  expect(readFileSync(database).equals(before)).toBe(true);
});

it("a backup of a site with a desk has the clone with all versions, gives it back where there is none, and the doctor says what is nowhere else (22.8, 22.9)", async () => {
  const [place, clone] = [newFolder(), path.join(newFolder(), "desk")];
  const git = (...args: string[]) => gitOf(clone, ...args).trim();
  gitOf(place, "init", "--quiet", "--bare", "remote.git");
  gitOf(place, "clone", "--quiet", "remote.git", clone);
  const commit = (subject: string, at: string) => {
    vi.stubEnv("GIT_COMMITTER_DATE", at);
    git("commit", "--quiet", "--allow-empty", "--message", subject);
  };
  const env = { DATA_DIR: newFolder(), DESK_FOLDER: clone };
  await make(env);
  const file = path.join(place, "backup.tar.gz");
  expect(await run(env, "backup", path.join(place, "first.tar.gz"))).toEqual({
    code: 1,
    says: expect.stringContaining("nie zostało zapisane"),
  });
  commit("Pierwszy zapis", "2026-11-01T12:00:00Z");
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
  const doctor = async () =>
    (await run(env, "doctor", "repozytorium")).says.match(/^.*repozytorium: .*$/m)?.[0];
  expect(await doctor()).toMatch(/^ok/);
  commit("Drugi zapis", "2026-11-02T12:00:00Z");
  expect(await doctor()).toMatch(/^BŁĄD .*od 2026-11-02T12:00:00/);
  expect(await run(env, "backup", file)).toEqual({
    code: 0,
    says: `Zapisano bazę, sekret i repozytorium redakcji: ${file}\n`,
  });
  expect((await run(env, "restore", file)).says).toContain("nie jest pusty");

  const branch = git("symbolic-ref", "--short", "HEAD");
  rmSync(clone, { recursive: true });
  expect((await run(env, "restore", file)).says).toContain(`Przywrócono repozytorium redakcji: ${clone}`);
  expect(git("log", "--format=%s")).toBe("Drugi zapis\nPierwszy zapis");
  git("fetch", "--quiet");
  expect(git("status", "--short", "--branch")).toBe(`## ${branch}...origin/${branch} [ahead 1]`);
  git("remote", "remove", "origin");
  expect(await doctor()).toMatch(/^uwaga .*tylko tu/);
});
