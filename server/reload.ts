import { mkdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import type { Entry } from "./chain";
import { onHangup } from "./hangups";

export type Reload = {
  entry: Entry;
  /** Called after a reload; resolves once no visitor gets outdated pages. */
  showNewContent: () => Promise<void>;
  isDraining: () => boolean;
};

/**
 * Reloads content on SIGHUP, and when `npm run publish` requests it over the instance's socket (behaviour 25.5).
 * `reload-sockets.server.ts` describes the protocol. Reloads run one at a time, and invalid content changes nothing.
 * Call this function once the port is bound: until then, another process may use the same port and socket.
 * @returns a function that stops listening
 */
export async function reloadOnRequest({ entry, showNewContent, isDraining }: Reload): Promise<() => void> {
  const { log, prepareContent, reloadSocket, reloadPaths } = entry;
  let prepared: (() => void) | null = null;
  let last = Promise.resolve<unknown>(null);
  let isHangupWaiting = false;

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  /** Loads the content without activating it. @returns the content issues, or null */
  async function prepare(): Promise<string | null> {
    prepared = null;
    try {
      prepared = await prepareContent();
      return null;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log.error({ problem }, "Content reload failed; the previous content stays active");
      return problem;
    }
  }

  /** Activates the prepared content; loads it first if nothing is prepared. @returns the content issues, or null */
  async function activate(): Promise<string | null> {
    const problem = prepared ? null : await prepare();
    if (problem !== null) return problem;
    prepared?.();
    prepared = null;
    log.info("Content reloaded");
    await showNewContent();
    return null;
  }

  const steps: Record<string, () => Promise<string | null>> = {
    [reloadPaths.prepare]: prepare,
    [reloadPaths.activate]: activate,
  };
  const answer: RequestListener = async ({ method, url = "" }, response) => {
    const step = Object.hasOwn(steps, url) ? steps[url] : undefined;
    if (!step || method !== "POST") return void response.writeHead(404).end();
    if (isDraining()) return void response.writeHead(503).end();
    const problem = await inTurn(step);
    response.writeHead(problem === null ? 204 : 422, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(problem);
  };

  onHangup(() => {
    if (isHangupWaiting || isDraining()) return;
    isHangupWaiting = true;
    void inTurn(() => {
      isHangupWaiting = false;
      prepared = null;
      return activate();
    });
  });

  const socket = reloadSocket();
  const listener = createServer(answer);
  listener.on("error", (error) =>
    log.warn({ err: error }, "Reload socket unavailable; reload by SIGHUP only"),
  );
  // The folder may be missing, because with PostgreSQL nothing else creates it.
  mkdirSync(path.dirname(socket), { recursive: true, mode: 0o700 });
  if (await isAnswered(socket)) {
    log.warn({ socket }, "Reload socket belongs to another process; reload by SIGHUP only");
    return () => {};
  }
  // Removes a socket that a killed process has left behind.
  rmSync(socket, { force: true });
  listener.listen(socket);
  return () => {
    listener.close();
    listener.closeAllConnections();
  };
}

function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.on("error", () => resolve(false));
  });
}
