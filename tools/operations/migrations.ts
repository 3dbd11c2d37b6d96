/**
 * `node tools/operations/operate.js migrations`, for `deploy/release.sh`: prints the names of this release's migrations, one
 * per line. If a migration prevents a roll-back, its name is followed by a tab and the responsible statement.
 */

import { oneWayStatement } from "lib/platform/database.server";
import { mailingMigrations, rebuiltCompatibly } from "~/mailing/tables.server";

export async function run(): Promise<number> {
  for (const [name, migration] of Object.entries(mailingMigrations)) {
    const statement = rebuiltCompatibly.has(name) ? null : await oneWayStatement(migration);
    console.log(statement ? `${name}\t${statement}` : name);
  }
  return 0;
}
