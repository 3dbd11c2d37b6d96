import { getEnv } from "lib/platform/env.server";
import { postgresStore } from "./postgres";
import { sqliteStore } from "./sqlite";
import type { Store } from "./store";

/** Returns the store for the database that the environment selects. */
export function getStore(): Store {
  const { DATABASE_URL } = getEnv();
  return DATABASE_URL ? postgresStore(DATABASE_URL) : sqliteStore();
}
