/**
 * `npx tsx tests/load/migrations.ts`: opens a database in a child process that kills itself (SIGKILL) before one of its
 * statements, then opens the database normally. Repeats this for every statement. Does so with a new database, and with
 * one that has only the first migration's tables, a subscription and its email. Exits with 1 if the database cannot be
 * opened or a row is lost.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "lib/platform/database/database.server";
import { type MailingTables, mailingMigrations } from "~/mailing/store/tables.server";

const folder = mkdtempSync(path.join(tmpdir(), "modrawa-migrations-"));
const old = path.join(folder, "old.sqlite");
const [[first = "", subscriptions] = []] = Object.entries(mailingMigrations);
if (!subscriptions) throw new Error("There is no first migration.");

const database = await openDatabase<MailingTables>({ file: old, migrations: { [first]: subscriptions } });
const at = new Date().toISOString();
await sql`insert into subscription (id, address_hash, email, status, consent_version, consent_text, subscribed_at, unsubscribe_hash)
  values ('s', 'h', 'ola@example.pl', 'pending', 1, 'Tak.', ${at}, 'u')`.execute(database.query);
await sql`insert into outbox (id, subscription_id, token_hash, token_expires_at, created_at, due_at, attempts, status)
  values ('m', 's', 't', ${at}, ${at}, ${at}, 0, 'queued')`.execute(database.query);
await database.close();

const start = (file: string, killedBefore: number) =>
  spawnSync(
    process.execPath,
    ["--import", "tsx", "tests/load/killed-migration.ts", file, String(killedBefore)],
    {
      encoding: "utf8",
    },
  );

const issues: string[] = [];
let kills = 0;
for (const source of [null, old]) {
  for (let statement = 1; ; statement += 1) {
    const file = path.join(folder, `${source ? "old" : "new"}-${statement}.sqlite`);
    if (source) for (const log of ["", "-wal"]) copyFileSync(source + log, file + log);
    const killed = start(file, statement);
    if (killed.status === 0) break;
    if (killed.signal !== "SIGKILL") throw new Error(killed.stderr);
    kills += 1;
    const next = await openDatabase<MailingTables>({ file, migrations: mailingMigrations }).catch(String);
    if (typeof next === "string") {
      issues.push(`${file}: ${next}`);
      continue;
    }
    const mails = await next.query.selectFrom("outbox").select(["id", "kind"]).execute();
    const people = await next.query.selectFrom("subscription").select("email").execute();
    if (source && (mails[0]?.kind !== "confirmation" || people[0]?.email !== "ola@example.pl"))
      issues.push(`${file}: rows are lost`);
    await next.close();
  }
}
rmSync(folder, { recursive: true });
console.log(
  `migrations: killed before each of ${kills} statements; mistakes at the next start: ${issues.length}`,
);
for (const issue of issues) console.log(issue);
process.exitCode = kills > 0 && issues.length === 0 ? 0 : 1;
