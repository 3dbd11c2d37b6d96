import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { type Database, openDatabase, pagesOf } from "./database.server";

type Tables = { note: { text: string } };

const folder = newFolder();
let files = 0;
const newFile = () => {
  files += 1;
  return path.join(folder, `${files}.sqlite`);
};
const firstMigration = {
  "1": {
    up: (database: Kysely<unknown>) =>
      database.schema.createTable("note").addColumn("text", "text").execute(),
  },
};
const open = (file: string) => openDatabase<Tables>({ file, migrations: firstMigration });
const add = (database: Database<Tables>, text = "a") =>
  database.write((transaction) => transaction.insertInto("note").values({ text }).execute());
const rows = (database: Database<Tables>) => database.query.selectFrom("note").selectAll().execute();

it("the embedded database stores a transaction as a whole or not at all", async () => {
  const database = await open(newFile());
  const half = database.write(async (transaction) => {
    await transaction.insertInto("note").values({ text: "a" }).execute();
    throw new Error("half-way");
  });
  await expect(half).rejects.toThrow("half-way");
  await add(database, "b");
  expect(await rows(database)).toEqual([{ text: "b" }]);
  await database.close();
});

it("the embedded database erases and reads many rows in portions, and others write in between (18.16, 18.17)", async () => {
  const database = await open(newFile());
  const texts = Array.from({ length: 2_050 }, (_, at) => String(at).padStart(4, "0"));
  const values = texts.map((text) => ({ text }));
  await database.write((transaction) => transaction.insertInto("note").values(values).execute());
  const read: { text: string }[][] = [];
  for await (const page of pagesOf(database.query.selectFrom("note").selectAll(), ["text"])) read.push(page);
  expect(read.map(({ length }) => length)).toEqual([1_000, 1_000, 50]);
  expect(read.flat()).toEqual(values);
  const erase = (stop?: AbortSignal) =>
    database.writeInPortions(async (transaction, limit) => {
      const some = transaction.selectFrom("note").select("text").where("text", "<", "1").limit(limit);
      return transaction.deleteFrom("note").where("text", "in", some).returning("text").execute();
    }, stop);
  // A site that ends does not wait for the rest.
  expect(await erase(AbortSignal.abort())).toBe(100);
  const erased = erase();
  await add(database, "meanwhile");
  expect((await rows(database)).length).toBeGreaterThan(1_052);
  expect(await erased).toBe(900);
  expect(await rows(database)).toHaveLength(1_051);
  await database.close();
});

it("the embedded database accepts nothing that would be lost because its file was deleted or replaced (22.2, 22.6)", async () => {
  const file = newFile();
  const database = await open(file);
  rmSync(file);
  await expect(add(database)).rejects.toThrow("was deleted or replaced");
  await (await open(file)).close();
  await expect(add(database)).rejects.toThrow("was deleted or replaced");
  await database.close();
});

it("the embedded database is whole after a migration that ended at any of its statements, and the next start makes it (22.6)", async () => {
  const file = newFile();
  await (await open(file)).close();
  const statements = [
    "create table memo (text text)",
    "insert into memo select text from note",
    "drop table note",
    "alter table memo rename to note",
  ];
  const openLater = (endsBefore = statements.length) =>
    openDatabase<Tables>({
      file,
      migrations: {
        ...firstMigration,
        "2": {
          up: async (schema) => {
            for (const statement of statements.slice(0, endsBefore)) await sql.raw(statement).execute(schema);
            if (endsBefore < statements.length) throw new Error("ended");
          },
        },
      },
    });
  const lastRows = async (database: Database<Tables>) => {
    const all = await rows(database);
    await database.close();
    return all;
  };
  const first = await open(file);
  await add(first);
  await first.close();
  for (const [endsBefore] of statements.entries()) {
    await expect(openLater(endsBefore)).rejects.toThrow("ended");
    expect(await lastRows(await open(file))).toEqual([{ text: "a" }]);
  }
  expect(await rows(await openLater())).toEqual([{ text: "a" }]);
  // The previous release works with the migrated tables.
  expect(await lastRows(await open(file))).toEqual([{ text: "a" }]);
});

it("the embedded database is readable by the site's own user alone, and so is its log", async () => {
  const file = newFile();
  const database = await open(file);
  expect([file, `${file}-wal`].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600]);
  await database.close();
});

it("the embedded database waits for another process's write without blocking this process (22.6)", async () => {
  const file = newFile();
  const database = await open(file);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const written = add(database);
  expect(await rows(database)).toEqual([]);
  other.exec("COMMIT");
  other.close();
  await written;
  await database.close();
});

it.each([
  ["whose folder cannot be made", path.join("/dev/null", "x.sqlite")],
  ["that is a folder", folder],
])(
  "the embedded database says in one line that a file %s cannot be opened",
  async (_case, file) => await expect(open(file)).rejects.toThrow(/^Nie można otworzyć [^\n]+$/),
);
