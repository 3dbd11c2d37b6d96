/** A process of `migrations.ts`: opens the database and kills itself before a statement. `tsx killed-migration.ts FILE NUMBER` */
import { DatabaseSync } from "@photostructure/sqlite";
import { mailingMigrations } from "~/mailing/store/tables.server";
import { openDatabase } from "~/platform/database/database.server";

const [file = "", last = ""] = process.argv.slice(2);
let statements = 0;
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (...args: Parameters<typeof prepare>) {
  statements += 1;
  if (statements === Number(last)) process.kill(process.pid, "SIGKILL");
  return prepare.apply(this, args);
};

const database = await openDatabase({ file, migrations: mailingMigrations });
await database.close();
console.log(statements);
