import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { getEnv } from "../env/env.server";

const form = /^reload-(\d+)\.sock$/;

/**
 * `npm run publish` sends HTTP POSTs without a body to these paths of an instance's socket. `prepare` loads the content
 * without activating it. `activate` puts the loaded content into use and responds once no visitor gets older pages. The
 * response status is 204, 422 with the content's issues, or 503 if the instance is shutting down.
 */
export const reloadPaths = { prepare: "/prepare", activate: "/activate" } as const;

/** Returns the path of the socket on which this instance listens for `npm run publish`. */
export function reloadSocket(): string {
  const { DATA_DIR, PORT } = getEnv();
  return path.join(DATA_DIR, `reload-${PORT}.sock`);
}

/**
 * Lists the sockets of all instances on this `DATA_DIR`, with their ports. Includes sockets that killed instances have
 * left behind.
 */
export function findReloadSockets(): { port: string; socket: string }[] {
  const { DATA_DIR } = getEnv();
  if (!existsSync(DATA_DIR)) return [];
  return readdirSync(DATA_DIR).flatMap((name) => {
    const [, port] = form.exec(name) ?? [];
    return port ? [{ port, socket: path.join(DATA_DIR, name) }] : [];
  });
}
