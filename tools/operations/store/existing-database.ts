import { findSecret } from "lib/platform/secret.server";
import { WrongSecretError } from "~/mailing/check.server";
import { closeMailingDatabase, getMailingDatabase } from "~/mailing/database.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { getStore } from "./site-store";

/**
 * Opens the site's database for a command, whose queries may take as long as they need. If the environment named
 * another place than the site's, simply opening it would create an empty database and a secret there, and the command
 * would use them.
 * @throws a one-line error if there is no database or no secret
 */
async function existingDatabase(): Promise<MailingDatabase> {
  const { inspect, place } = getStore();
  if (!(await inspect()))
    throw new Error(
      `${place}: nie ma tu bazy serwisu. Uruchom polecenie w jego środowisku (DATA_DIR albo DATABASE_URL).`,
    );
  if (!findSecret()) throw new WrongSecretError();
  return getMailingDatabase({ queryTimeoutMs: 0 });
}

/** Returns false if nothing was found. */
type Verb = (database: MailingDatabase, subject: string) => Promise<unknown>;

/**
 * Returns a command that runs one of several verbs on the site's database; `erase` needs to be told whose data.
 * @param usage the command as it is typed, with its verbs
 * @returns exit code: 0 for success, 1 if nothing was found, 2 for wrong arguments
 */
export const verbsOf =
  (usage: string, verbs: Record<string, Verb>) =>
  async ([verb = "", subject = ""]: string[]): Promise<number> => {
    const act = Object.hasOwn(verbs, verb) && (verb !== "erase" || subject) ? verbs[verb] : undefined;
    if (!act) {
      console.error(`Użycie: npm run ${usage}`);
      return 2;
    }
    try {
      return (await act(await existingDatabase(), subject)) === false ? 1 : 0;
    } finally {
      await closeMailingDatabase();
    }
  };
