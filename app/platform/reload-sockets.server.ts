import { readdirSync } from "node:fs";
import path from "node:path";
import { getEnv } from "./env.server";

const form = /^reload-\d+\.sock$/;

/** What an instance answers once it has tried to read its content anew: what is wrong with it, if anything is. */
export type ReloadAnswer = { problem: string | null };

/** Where this instance listens for `npm run publish`: whoever connects is answered with a {@link ReloadAnswer}. */
export function reloadSocket(): string {
  const { DATA_DIR, PORT } = getEnv();
  return path.join(DATA_DIR, `reload-${PORT}.sock`);
}

/** The sockets of all instances on this `DATA_DIR`; one that was killed leaves its own behind. */
export function findReloadSockets(): string[] {
  const { DATA_DIR } = getEnv();
  return readdirSync(DATA_DIR)
    .filter((name) => form.test(name))
    .map((name) => path.join(DATA_DIR, name));
}
