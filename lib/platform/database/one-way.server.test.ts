import type { ColumnBuilderCallback, Kysely } from "kysely";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { oneWayStatement } from "./one-way.server";

const statementOf = (up: (database: Kysely<unknown>) => Promise<unknown>) =>
  oneWayStatement({ up: async (database) => void (await up(database)) });

const addDay = ({ schema }: Kysely<unknown>, define?: ColumnBuilderCallback) =>
  schema.alterTable("note").addColumn("day", "text", define).execute();

test.each<[string, (database: Kysely<unknown>) => Promise<unknown>]>([
  ["a table", ({ schema }) => schema.createTable("note").addColumn("text", "text").execute()],
  ["an index", ({ schema }) => schema.createIndex("note_text").on("note").column("text").execute()],
  ["a column", (db) => addDay(db)],
  ["a column with a default", (db) => addDay(db, (column) => column.defaultTo(0))],
])("a migration that adds %s can be rolled back (22.10)", async (_what, up) =>
  expect(await statementOf(up)).toBeNull(),
);

test.each<[string, (database: Kysely<unknown>) => Promise<unknown>]>([
  ["drops a table", ({ schema }) => schema.dropTable("note").execute()],
  ["renames a table", ({ schema }) => schema.alterTable("note").renameTo("memo").execute()],
  ["drops a column", ({ schema }) => schema.alterTable("note").dropColumn("text").execute()],
  ["adds a column that the older release leaves empty", (db) => addDay(db, (column) => column.notNull())],
  ["changes rows", (database) => sql`update note set text = ''`.execute(database)],
])("a migration that %s cannot, and the statement is named", async (_what, up) =>
  expect(await statementOf(up)).toMatch(/note/),
);
