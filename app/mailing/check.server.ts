import { getSecret, keyed } from "lib/platform/secret.server";
import type { MailingDatabase } from "./tables.server";

/** Thrown if the database works but the secret is wrong. A retry will not help. */
export class WrongSecretError extends Error {
  override message = "SECRET jest inny niż ten, z którym powstała baza newslettera.";
}

/** Returns a fingerprint of the secret, to be stored in the database. */
export function secretMark(secret = getSecret()): string {
  return keyed("check", "secret", secret).toString("base64url");
}

/**
 * Checks that the secret is the same as when the database was created (behaviour 22.6). Address hashes and links are
 * computed from the secret, so with a different secret the site would not recognise withdrawn addresses. The first call
 * stores the secret's fingerprint.
 * @throws {WrongSecretError} if the secret has changed
 */
export async function checkSecret(database: MailingDatabase): Promise<void> {
  const value = secretMark();
  await database.write((transaction) =>
    transaction
      .insertInto("setting")
      .values({ name: "secret", value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute(),
  );
  const stored = await database.query
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "secret")
    .executeTakeFirstOrThrow();
  if (stored.value !== value) throw new WrongSecretError();
}

/**
 * Checks that the database accepts writes, by writing a row (behaviour 22.2).
 * @throws the database's own error
 */
export async function checkWritable(database: MailingDatabase, now = new Date()): Promise<void> {
  await writeSetting(database, "written", now.toISOString());
}

/** Stores a value under a name, in place of the one before. */
export async function writeSetting(database: MailingDatabase, name: string, value: string): Promise<void> {
  await database.write((transaction) =>
    transaction
      .insertInto("setting")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute(),
  );
}
