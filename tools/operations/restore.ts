/**
 * `npm run restore -- FILE`: replaces the current database and secret with those of a backup, and brings the desk's
 * clone back (behaviour 22.8).
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { failureReason } from "lib/platform/failure-reason";
import { publications, writeFileAtomically } from "lib/platform/files.server";
import { findSecret, secretFile } from "lib/platform/secret.server";
import { mailingMigrations } from "~/mailing/tables.server";
import { type BackedUp, databaseIn, unpack } from "./backup/archive";
import { restoreClone } from "./backup/desk-clone";
import { inWorkFolder } from "./backup/work-folder";
import { getStore } from "./store/site-store";

const noWayToRemote =
  "Drogi do zdalnego repozytorium redakcji (desk-key i known_hosts) kopia nie ma: utwórz nową (docs/deployment.md, The desk).";
const toPublish =
  "Odwiedzający zobaczą treść wydania: uruchom serwis i redakcję i naciśnij w niej „Publikuj”.";

/** @returns the exit code: 0 for success, 1 if only the desk's clone was not brought back, 2 for wrong arguments */
export async function run([file]: string[]): Promise<number> {
  if (!file || file.startsWith("-")) {
    console.error("Użycie: npm run restore -- PLIK");
    return 2;
  }
  const { DATA_DIR } = getEnv();
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  // Unpacks on the same file system as the current files, so that these can be replaced atomically.
  return inWorkFolder(path.join(DATA_DIR, "restore-"), async (folder) => {
    const { madeAt, desk, ...saved } = await unpack(file, folder);
    await replace(saved, folder);
    console.log(`Przywrócono bazę i sekret z ${madeAt}.`);
    if (desk === undefined) return 0;
    try {
      console.log(await restoreClone(folder, desk));
    } catch (error) {
      console.error(`Repozytorium redakcji nie zostało przywrócone: ${failureReason(error)}`);
      return 1;
    }
    if (!publications.ofDesk()) console.log(desk ? `${noWayToRemote}\n${toPublish}` : toPublish);
    return 0;
  });
}

async function replace({ kind, migrations, secret }: Omit<BackedUp, "desk">, folder: string): Promise<void> {
  const store = getStore();
  const reason = reasonAgainst({ kind, migrations, secret }, store.kind);
  if (reason) throw new Error(reason);
  await store.withoutSite(async () => {
    // If the process ends before the database is replaced, the secret does not match the database and the site does not
    // start. Running the command again repairs this.
    if (findSecret() !== secret) await writeFileAtomically(secretFile(), secret);
    await store.replace(databaseIn(folder, kind), kind);
  }, kind);
}

function reasonAgainst(
  { kind, migrations, secret }: Omit<BackedUp, "desk">,
  siteKind: BackedUp["kind"],
): string | null {
  const { SECRET } = getEnv();
  if (kind === "postgres" && siteKind === "sqlite")
    return "Kopia jest z bazy PostgreSQL, a środowisko wskazuje bazę SQLite (bez DATABASE_URL).";
  if (!migrations.every((name) => Object.hasOwn(mailingMigrations, name)))
    return "Kopię zapisała nowsza wersja serwisu.";
  if (SECRET && SECRET !== secret) return "SECRET w środowisku jest inny niż w kopii.";
  return null;
}
