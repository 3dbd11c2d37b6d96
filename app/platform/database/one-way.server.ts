import {
  DummyDriver,
  Kysely,
  type Migration,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** Adds, and takes nothing away that an older release reads or writes. */
const additions = [
  /^create (?:unique )?index /,
  /^create table /,
  // Of rows that the older release writes, the column has its default or nothing.
  /^alter table "\w+" add column "\w+" \w+(?: default | references |$)/,
  /^insert into "setting" /,
];

/**
 * The first statement of a migration after which an older release would not run over the tables, so that a release with
 * it cannot be taken back; `null` for one that only adds. Nothing is executed.
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
