import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "./env.server";
import { createFileAtomically } from "./files/atomic-write.server";

let secret: string | undefined;

/**
 * Returns the site's secret: `SECRET` or, if that is not set, a secret that is generated once. The generated secret is
 * stored under `DATA_DIR`, in a file that only its owner can read.
 */
export function getSecret(): string {
  secret ??= getEnv().SECRET ?? persistedSecret(secretFile());
  return secret;
}

/** Returns the site's secret, or `undefined` if no secret has been set or generated yet. Never generates one. */
export function findSecret(): string | undefined {
  return getEnv().SECRET ?? (existsSync(secretFile()) ? readFileSync(secretFile(), "utf8") : undefined);
}

/** Path of the generated secret, used if `SECRET` is not set. */
export const secretFile = () => path.join(getEnv().DATA_DIR, "secret");

/** Returns a 256-bit HMAC of a value. The same value gives a different result for each purpose. */
export function keyed(purpose: string, value: string, key = getSecret()): Buffer {
  return createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
}

/**
 * Reads the secret file and creates it if it is missing. If two processes start at the same time, both use the secret
 * that was written first.
 */
export function persistedSecret(file: string): string {
  createFileAtomically(file, randomBytes(32).toString("base64url"));
  return readFileSync(file, "utf8");
}
