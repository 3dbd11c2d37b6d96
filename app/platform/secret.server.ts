import { createHmac, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "./env.server";

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

/** Reads the file, or makes it whole or not at all: of two processes that start at once, the first one's stays. */
export function keptSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}
