import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { getEnv } from "./env.server";

const form = /^reload-(\d+)\.sock$/;

/**
 * Requests of `npm run publish` to an instance's socket, HTTP POSTs without a body: prepare loads the content without
 * activating it; activate uses it, answered once no visitor gets older pages. The answer is 204, 422 with what is wrong
 * with the content, or 503 from an instance that is ending.
 */
export const reloadPaths = { prepare: "/prepare", activate: "/activate" } as const;

/** Where this instance listens for `npm run publish`. */
export function reloadSocket(): string {
  const { DATA_DIR, PORT } = getEnv();
  return path.join(DATA_DIR, `reload-${PORT}.sock`);
}

/** The sockets of all instances on this `DATA_DIR`, by their ports; one that was killed leaves its own behind. */
export function findReloadSockets(): { port: string; socket: string }[] {
  const { DATA_DIR } = getEnv();
  if (!existsSync(DATA_DIR)) return [];
  return readdirSync(DATA_DIR).flatMap((name) => {
    const [, port] = form.exec(name) ?? [];
    return port ? [{ port, socket: path.join(DATA_DIR, name) }] : [];
  });
}
