import { existsSync } from "node:fs";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { failureReason } from "lib/platform/failure-reason";
import { findSecret } from "lib/platform/secret.server";
import { checkWritable, secretMark, WrongSecretError } from "~/mailing/check.server";
import { closeMailingDatabase, getMailingDatabase, lockDataFolder } from "~/mailing/database.server";
import { countMails } from "~/mailing/outbox.server";
import { mailingMigrations } from "~/mailing/tables.server";
import { getStore } from "../store/site-store";
import type { Contents } from "../store/store";
import { canUse } from "./data-folder";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";

const names = { sqlite: "SQLite", postgres: "PostgreSQL" };
const known = Object.keys(mailingMigrations);
/** If no site runs, the connection is rejected at once: only a busy site takes long to answer. */
const answersWithinMs = 10_000;

/** Inspects the database before opening it, because opening would create tables and a secret. */
export const check: DoctorCheck = async () => {
  const { kind, place, inspect } = getStore();
  const contents = await inspect().catch((error) => unreadable(failureReason(error), kind, place));
  if (contents && "state" in contents) return [contents];
  if (!contents && kind === "sqlite" && (await isSiteRunning()))
    return [
      wrong(
        `serwis działa, a pliku ${place} nie ma`,
        "zatrzymaj serwis i przywróć kopię: npm run restore -- PLIK",
      ),
    ];
  if (!contents) return [ok(`${names[kind]}: tabele powstaną przy pierwszym starcie`)];
  return [reasonAgainst(contents) ?? (await openedFinding(names[kind]))];
};

function unreadable(message: string, kind: keyof typeof names, place: string): Finding {
  if (kind === "postgres") return wrong(`PostgreSQL: ${message}`, "sprawdź DATABASE_URL i serwer bazy");
  return canUse(place)
    ? wrong(message, "zatrzymaj serwis i przywróć kopię: npm run restore -- PLIK")
    : wrong(message, "oddaj plik użytkownikowi serwisu (chown); nie przywracaj kopii");
}

/** Whether a site runs here: it has locked the data folder or, if that was deleted, answers on its port. Creates no file. */
async function isSiteRunning(): Promise<boolean> {
  const { DATA_DIR, PORT } = getEnv();
  try {
    if (existsSync(path.join(DATA_DIR, "server.lock"))) lockDataFolder().release();
  } catch {
    return true;
  }
  const health = fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(answersWithinMs) });
  return health.then(
    ({ ok }) => ok,
    () => false,
  );
}

function reasonAgainst({ migrations, secretMark: mark }: Contents): Finding | null {
  const secret = findSecret();
  if (!secret || (mark && mark !== secretMark(secret)))
    return wrong(new WrongSecretError().message, "przywróć sekret z kopii zapasowej");
  if (!migrations.every((name) => known.includes(name)))
    return notice(
      "tabele uzupełniło nowsze wydanie",
      "to też na nich działa; wróć do tamtego, gdy będzie można",
    );
  if (migrations.length < known.length) return ok("tabele zostaną uzupełnione przy starcie");
  return null;
}

async function openedFinding(name: string): Promise<Finding> {
  try {
    const database = await getMailingDatabase();
    await checkWritable(database);
    const { queued, retried, dead } = (await countMails(database)).mails;
    const says = `${name} przyjmuje zapis; listów w kolejce: ${queued + retried}, porzuconych: ${dead}`;
    return dead > 0
      ? notice(
          says,
          "dziennik ma kody serwera poczty („Mail not sent”); po naprawie npm run newsletter -- retry",
        )
      : ok(says);
  } catch (error) {
    return wrong(
      `${name} nie przyjmuje zapisu: ${failureReason(error)}`,
      "sprawdź miejsce na dysku, prawa i inne procesy",
    );
  } finally {
    await closeMailingDatabase();
  }
}
