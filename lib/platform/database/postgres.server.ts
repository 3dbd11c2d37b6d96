import { PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { log } from "../log.server";

/**
 * Pool size and timeouts (behaviour 22.7). Shorter timeouts would report an outage sooner; longer ones would tolerate a
 * slower database.
 */
const patient = { connections: 10, connectTimeoutMs: 3_000, queryTimeoutMs: 5_000 };

/** Returns Kysely's dialect for PostgreSQL, with a small pool that detects and logs lost connections. */
export function postgresDialect(url: string, limits: Limits = patient): PostgresDialect {
  return new PostgresDialect({ pool: () => openPool(url, limits) });
}

type Limits = { [Name in keyof typeof patient]?: number | undefined };

async function openPool(url: string, limits: Limits): Promise<Pool> {
  const {
    connections = patient.connections,
    connectTimeoutMs = patient.connectTimeoutMs,
    queryTimeoutMs = patient.queryTimeoutMs,
  } = limits;
  // Loaded only where it is used: most sites have the embedded database.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  // The pool replaces a broken connection. Without these listeners, the connection's error would end the process.
  const notice = ({ message }: Error) => log.warn({ reason: message }, "Connection to PostgreSQL lost");
  pool.on("error", notice);
  pool.on("connect", (client) => client.on("error", notice));
  return pool;
}

/**
 * True for an error caused by a wrong user, password or database (SQLSTATE classes 28 and 3D): retrying cannot help.
 */
export function isWrongLogin(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(28|3D)/.test(String(error.code));
}
