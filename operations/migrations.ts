/**
 * `node operations/operate.js migrations`, for `deploy/release.sh`: prints the migrations that this release knows, a line
 * each; after a tab the statement for which a release with it cannot be taken back, where there is one.
 */
import { mailingMigrations, rebuiltCompatibly } from "~/mailing/store/tables.server";
import { oneWayStatement } from "~/platform/database/one-way.server";

export async function run(): Promise<number> {
  for (const [name, migration] of Object.entries(mailingMigrations)) {
    const statement = rebuiltCompatibly.has(name) ? null : await oneWayStatement(migration);
    console.log(statement ? `${name}\t${statement}` : name);
  }
  return 0;
}
