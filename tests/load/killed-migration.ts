/**
 * Child process of `migrations.ts`: opens the database and kills itself before the statement with the given number.
 * Usage: `tsx killed-migration.ts FILE NUMBER`.
 */
import { type CompiledQuery, SqliteDriver } from "kysely";
import { openDatabase } from "lib/platform/database/database.server";
import { mailingMigrations } from "~/mailing/store/tables.server";

const [file = "", last = ""] = process.argv.slice(2);
let statements = 0;
const { acquireConnection } = SqliteDriver.prototype;

SqliteDriver.prototype.acquireConnection = async function () {
  const connection = await acquireConnection.call(this);
  const executeQuery = <Row>(query: CompiledQuery) => {
    statements += 1;
    if (statements === Number(last)) process.kill(process.pid, "SIGKILL");
    return connection.executeQuery<Row>(query);
  };
  return { executeQuery, streamQuery: connection.streamQuery.bind(connection) };
};

const database = await openDatabase({ file, migrations: mailingMigrations });
await database.close();
