import { oneWayStatement } from "lib/platform/database/one-way.server";
import { expect, test } from "vitest";
import { mailingMigrations, rebuiltCompatibly } from "./tables.server";

const migrations = Object.entries(mailingMigrations).filter(([name]) => !rebuiltCompatibly.has(name));

test.each(migrations)(
  "the migration %s only adds, so that a release can be rolled back (22.10)",
  async (_name, migration) => expect(await oneWayStatement(migration)).toBeNull(),
);
