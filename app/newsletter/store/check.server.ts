import { keyed } from "~/platform/secret.server";
import type { NewsletterDatabase } from "./tables.server";

/** The store is fine, the secret is not: no waiting will help. */
export class WrongSecretError extends Error {
  override message = "SECRET jest inny niż ten, z którym powstała baza newslettera.";
}

/**
 * Addresses are known by keyed hashes and links are computed: with another secret, withdrawn addresses would no longer
 * be recognised. A database therefore remembers which secret it belongs to.
 * @throws {WrongSecretError} when the secret is another one than at the first start
 */
export async function checkSecret(database: NewsletterDatabase): Promise<void> {
  const value = keyed("check", "secret").toString("base64url");
  await database.write((transaction) =>
    transaction
      .insertInto("setting")
      .values({ name: "secret", value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute(),
  );
  const kept = await database.query
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "secret")
    .executeTakeFirstOrThrow();
  if (kept.value !== value) throw new WrongSecretError();
}

/** Proves that the database takes a write; throws what it says when not. */
export async function checkWritable(database: NewsletterDatabase, now = new Date()): Promise<void> {
  const value = now.toISOString();
  await database.write((transaction) =>
    transaction
      .insertInto("setting")
      .values({ name: "written", value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute(),
  );
}
