import {
  DummyDriver,
  Kysely,
  type Migration,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** Patterns of SQL statements that only add to the database, so that an older release still works with the database. */
const additions = [
  /^create (?:unique )?index /,
  /^create table /,
  // An older release does not write the new column, so the column must be nullable or have a default.
  /^alter table "\w+" add column "\w+" \w+(?: default | references |$)/,
  /^insert into "setting" /,
];

/**
 * Returns the first statement of a migration that would break older releases and so prevent a roll-back. Returns `null`
 * if the migration only adds. Executes no statement.
 */
export async function oneWayStatement(migration: Migration): Promise<string | null> {
  const statements: string[] = [];
  const database = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (any) => new SqliteIntrospector(any),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migration.up(database);
  return statements.find((sql) => !additions.some((addition) => addition.test(sql))) ?? null;
}
