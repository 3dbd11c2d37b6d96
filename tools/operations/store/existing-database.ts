import { findSecret } from "lib/platform/secret.server";
import { WrongSecretError } from "~/mailing/check.server";
import { getMailingDatabase } from "~/mailing/database.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { getStore } from "./site-store";

/**
 * Opens the site's database for a command, whose queries may take as long as they need. If the environment named
 * another place than the site's, simply opening it would create an empty database and a secret there, and the command
 * would use them.
 * @throws a one-line error if there is no database or no secret
 */
export async function existingDatabase(): Promise<MailingDatabase> {
  const { inspect, place } = getStore();
  if (!(await inspect()))
    throw new Error(
      `${place}: nie ma tu bazy serwisu. Uruchom polecenie w jego środowisku (DATA_DIR albo DATABASE_URL).`,
    );
  if (!findSecret()) throw new WrongSecretError();
  return getMailingDatabase({ queryTimeoutMs: 0 });
}
