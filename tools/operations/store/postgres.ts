import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, pagesOf } from "lib/platform/database.server";
import { Client } from "pg";
import { type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { runProgram } from "../program";
import type { Contents, Store } from "./store";

const connectionTimeoutMillis = 5_000;
const leavingMs = 5_000;
const leavingPollMs = 100;
/**
 * The lock that Kysely takes to migrate: a site that starts waits for it, and meanwhile accepts no post and sends no
 * mail.
 */
const migrationLock = "3853314791062309107";

/**
 * Backs up and restores all tables in the database schema to which the URL connects. No other application may use the
 * database.
 */
export function postgresStore(href: string): Store {
  const { url, env } = withoutPassword(href);
  return {
    kind: "postgres",
    place: new URL(url).host + new URL(url).pathname,
    inspect: () =>
      ask(href, async (client) => ((await tablesOf(client)).length > 0 ? contentsOf(client) : null)),
    async save(copy) {
      const { tables, contents } = await ask(href, async (client) => {
        const tables = await tablesOf(client);
        if (tables.length === 0) throw new Error("Baza jest pusta: nie ma czego zapisać.");
        return { tables, contents: await contentsOf(client) };
      });
      const chosen = tables.map((name) => `--table=${name}`);
      // Leaves out the rows of unlogged tables: rate limit counts, which must not be stored for longer than a day.
      const format = ["--format=custom", "--no-owner", "--no-privileges", "--no-unlogged-table-data"];
      await runProgram("pg_dump", [...format, ...chosen, `--file=${copy}`, `--dbname=${url}`], env);
      return contents;
    },
    async withoutSite(work, kind) {
      // Creates the tables, which takes the same lock.
      if (kind === "sqlite")
        await (await openDatabase({ url: href, file: "", migrations: mailingMigrations })).close();
      await ask(href, async (client) => {
        await client.query(`select pg_advisory_lock(${migrationLock})`);
        await noOthers(client);
        await work();
      });
    },
    async replace(copy, kind) {
      if (kind === "sqlite") return importSqlite(copy, href);
      const tables = await ask(href, tablesOf);
      const script = `${copy}.sql`;
      await runProgram("pg_restore", ["--no-owner", "--no-privileges", `--file=${script}`, copy]);
      const drop = tables.length > 0 ? [`--command=drop table ${tables.join(", ")} cascade`] : [];
      const manner = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
      await runProgram("psql", [...manner, ...drop, `--file=${script}`, `--dbname=${url}`], env);
    },
  };
}

/**
 * Moves the password from the URL to an environment variable: everyone on the machine can read a program's arguments,
 * but not its environment.
 */
function withoutPassword(href: string): { url: string; env: Record<string, string> } {
  const url = new URL(href);
  const env: Record<string, string> = url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {};
  url.password = "";
  return { url: url.href, env };
}

async function ask<Answer>(href: string, question: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: href, connectionTimeoutMillis });
  try {
    await client.connect();
    return await question(client);
  } finally {
    await client.end();
  }
}

/** Returns the qualified names of the site's tables. @throws if the tables belong to another application */
async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; full: string }>(
    "select tablename as name, format('%I.%I', schemaname, tablename) as full from pg_tables where schemaname = current_schema()",
  );
  if (rows.length > 0 && !rows.some(({ name }) => name === "kysely_migration"))
    throw new Error("DATABASE_URL prowadzi do bazy czegoś innego.");
  return rows.map(({ full }) => full);
}

async function contentsOf(client: Client): Promise<Contents> {
  const migrations = await client.query<{ name: string }>("select name from kysely_migration order by name");
  const mark = await client.query<{ value: string }>("select value from setting where name = 'secret'");
  let people = 0;
  for (const table of await tablesOf(client)) {
    if (!/\.(?:subscription|enquiry)$/.test(table)) continue;
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    people += Number(rows[0]?.count);
  }
  return { migrations: migrations.rows.map(({ name }) => name), secretMark: mark.rows[0]?.value, people };
}

/**
 * Waits until no other process is connected. A running site always has a connection, because it polls for emails to
 * send. The connection of a killed process remains for a moment.
 * @throws if another process is still connected after 5 s
 */
async function noOthers(client: Client): Promise<void> {
  const deadline = performance.now() + leavingMs;
  while (await hasOthers(client)) {
    if (performance.now() > deadline) throw new Error("Z bazy korzysta jeszcze inny proces.");
    await pause(leavingPollMs);
  }
}

async function hasOthers(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  return rowCount !== 0;
}

/** Tables in the order in which rows can be inserted: mails refer to the rows of the others. */
const tables = ["setting", "subscription", "enquiry", "outbox"] as const;

/**
 * Replaces the rows in PostgreSQL with those of an SQLite database, all or none, for a site that grows to several
 * instances: proof of consent and links in mails stay valid.
 * @param file a copy, whose older tables are migrated
 * @param url database that has the tables already
 */
async function importSqlite(file: string, url: string): Promise<void> {
  const from = await openDatabase<MailingTables>({ file, migrations: mailingMigrations });
  try {
    const to = await openDatabase<MailingTables>({ url, file, queryTimeoutMs: 0 });
    try {
      await to.write(async (transaction) => {
        for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
        for (const table of tables) {
          const key = [table === "setting" ? "name" : "id"] as never[];
          for await (const rows of pagesOf(from.query.selectFrom(table).selectAll(), key))
            await transaction.insertInto(table).values(rows).execute();
        }
      });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
