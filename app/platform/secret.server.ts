import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createFileAtomically } from "~/platform/files/atomic-write.server";
import { getEnv } from "./env.server";

let secret: string | undefined;

/** The site's secret: `SECRET`, else one created once and stored under `DATA_DIR`, readable by the owner only. */
export function getSecret(): string {
  secret ??= getEnv().SECRET ?? persistedSecret(secretFile());
  return secret;
}

/** The site's secret, if there is one yet. */
export function findSecret(): string | undefined {
  return getEnv().SECRET ?? (existsSync(secretFile()) ? readFileSync(secretFile(), "utf8") : undefined);
}

/** Where it is stored without `SECRET`. */
export const secretFile = () => path.join(getEnv().DATA_DIR, "secret");

/** A 256-bit HMAC of the value; different purposes give different results. */
export function keyed(purpose: string, value: string, key = getSecret()): Buffer {
  return createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
}

/** Reads the file, created if missing: of two processes that start at once, the first one's stays. */
export function persistedSecret(file: string): string {
  createFileAtomically(file, randomBytes(32).toString("base64url"));
  return readFileSync(file, "utf8");
}
