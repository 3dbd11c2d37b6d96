import { mkdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import type { Entry } from "./chain";
import { onHangup } from "./hangups";

export type Reload = {
  entry: Entry;
  /** Called after a reload; resolves once no visitor gets older pages. */
  showNewContent: () => Promise<void>;
  isDraining: () => boolean;
};

/**
 * Reloads content on SIGHUP, and on `npm run publish` over the instance's socket (behaviour 25.5): see
 * `reload-sockets.server.ts` for its requests. Reloads are serialised; invalid content changes nothing. Called once
 * the port is bound: until then another process of the same name may be running.
 * @returns a function that stops listening
 */
export async function reloadOnRequest({ entry, showNewContent, isDraining }: Reload): Promise<() => void> {
  const { log, prepareContent, reloadSocket, reloadPaths } = entry;
  let prepared: (() => void) | null = null;
  let last = Promise.resolve<unknown>(null);
  let isHangupWaiting = false;

  function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  /** @returns the issues of the content; null without */
  function prepare(): string | null {
    prepared = null;
    try {
      prepared = prepareContent();
      return null;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log.error({ problem }, "Content reload failed; the previous content stays active");
      return problem;
    }
  }

  /** An instance that started after `prepare` loads the content now. */
  async function activate(): Promise<string | null> {
    const problem = prepared ? null : prepare();
    if (problem !== null) return problem;
    prepared?.();
    prepared = null;
    log.info("Content reloaded");
    await showNewContent();
    return null;
  }

  const steps: Record<string, () => string | null | Promise<string | null>> = {
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
  // With PostgreSQL nothing else may have made it.
  mkdirSync(path.dirname(socket), { recursive: true, mode: 0o700 });
  if (await isAnswered(socket)) {
    log.warn({ socket }, "Reload socket belongs to another process; reload by SIGHUP only");
    return () => {};
  }
  // Left behind by a killed process.
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
