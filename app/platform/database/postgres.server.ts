import { PostgresDialect } from "kysely";
import pg from "pg";
import { log } from "../log.server";

const connectTimeoutMs = 3_000;
const queryTimeoutMs = 5_000;

/** Kysely's dialect for PostgreSQL, with a small pool that notices a server that is gone. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  // The pool replaces a broken idle connection by itself; without a listener the error would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "Przerwane połączenie z PostgreSQL"));
  return new PostgresDialect({ pool });
}

/** True for a user, password or database that does not exist: no waiting will help (SQLSTATE classes 28 and 3D). */
export function isWrongLogin(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(28|3D)/.test(String(error.code));
}
