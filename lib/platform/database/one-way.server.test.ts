import type { Kysely } from "kysely";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { oneWayStatement } from "./one-way.server";

const statementOf = (up: (database: Kysely<unknown>) => Promise<unknown>) =>
  oneWayStatement({ up: async (database) => void (await up(database)) });

test.each<[string, (database: Kysely<unknown>) => Promise<unknown>]>([
  ["a table", ({ schema }) => schema.createTable("note").addColumn("text", "text").execute()],
  ["an index", ({ schema }) => schema.createIndex("note_text").on("note").column("text").execute()],
  ["a column", ({ schema }) => schema.alterTable("note").addColumn("day", "text").execute()],
  [
    "a column with a default",
    ({ schema }) =>
      schema
        .alterTable("note")
        .addColumn("count", "integer", (column) => column.defaultTo(0))
        .execute(),
  ],
])("a migration that adds %s can be rolled back (22.10)", async (_what, up) =>
  expect(await statementOf(up)).toBeNull(),
);

test.each<[string, (database: Kysely<unknown>) => Promise<unknown>]>([
  ["drops a table", ({ schema }) => schema.dropTable("note").execute()],
  ["renames a table", ({ schema }) => schema.alterTable("note").renameTo("memo").execute()],
  ["drops a column", ({ schema }) => schema.alterTable("note").dropColumn("text").execute()],
  [
    "adds a column that the older release leaves empty",
    ({ schema }) =>
      schema
        .alterTable("note")
        .addColumn("day", "text", (column) => column.notNull())
        .execute(),
  ],
  ["changes rows", (database) => sql`update note set text = ''`.execute(database)],
])("a migration that %s cannot, and the statement is named", async (_what, up) =>
  expect(await statementOf(up)).toMatch(/note/),
);
