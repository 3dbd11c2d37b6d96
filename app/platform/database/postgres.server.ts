import { PostgresDialect } from "kysely";
import pg from "pg";
import { log } from "~/platform/log.server";

/** Shorter times answer an outage sooner, longer ones tolerate a slow database (behaviour 22.7). */
const patient = { connections: 10, connectTimeoutMs: 3_000, queryTimeoutMs: 5_000 };

/** Kysely's dialect for PostgreSQL, with a small pool that detects and logs lost connections. */
export function postgresDialect(
  url: string,
  { connections, connectTimeoutMs, queryTimeoutMs } = patient,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  // The pool replaces a broken connection, idle or in use; without listeners the error would end the process.
  const notice = ({ message }: Error) => log.warn({ reason: message }, "Connection to PostgreSQL lost");
  pool.on("error", notice);
  pool.on("connect", (client) => client.on("error", notice));
  return new PostgresDialect({ pool });
}

/** True for a wrong user, password or database, where retrying cannot help (SQLSTATE classes 28 and 3D). */
export function isWrongLogin(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(28|3D)/.test(String(error.code));
}
