import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "./env.server";
import { createWhole } from "./files/whole-file.server";

let secret: string | undefined;

/** The site's secret: `SECRET`, else one that is made once and kept under `DATA_DIR`, readable by the owner alone. */
export function getSecret(): string {
  secret ??= getEnv().SECRET ?? keptSecret(path.join(getEnv().DATA_DIR, "secret"));
  return secret;
}

/** A 256-bit value that only the holder of the secret can compute; `purpose` keeps different uses apart. */
export function keyed(purpose: string, value: string, key = getSecret()): Buffer {
  return createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
}

/** Reads the file, which is made where it is missing: of two processes that start at once, the first one's stays. */
export function keptSecret(file: string): string {
  createWhole(file, randomBytes(32).toString("base64url"));
  return readFileSync(file, "utf8");
}
