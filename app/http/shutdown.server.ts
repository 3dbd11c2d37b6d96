import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { log } from "lib/platform/log.server";

/** Time in ms from the shutdown signal until work still in progress is aborted (behaviour 22.4). */
const cutAfterMs = 8_000;
/**
 * Maximum duration of a shutdown in ms, even if something hangs. `docker stop` kills the process after 10 s,
 * `deploy/modrawa@.service` after 15 s.
 */
const endsAfterMs = 9_000;
/** Interval in ms at which idle connections are closed during the shutdown. */
const idleSweepMs = 100;
/** Maximum time in ms to wait until pending connections are accepted, in case new ones keep arriving. */
const acceptWithinMs = 2_000;
/** Maximum duration in ms of two event loop iterations that count as idle; see {@link acceptWaiting}. */
const quietRoundsMs = 0.2;
/**
 * Time in ms within which two signals count as one. Ctrl+C under npm sends two: one from the terminal and one from npm.
 */
const doubledKeyMs = 300;

export type ShutdownOptions = {
  server: Server;
  /** Time in ms to keep answering after SIGTERM, so that load balancers notice that the readiness check fails. */
  drainDelayMs: number;
  /** Stops background work; called when the shutdown begins. Tasks in progress may continue until `cut` aborts. */
  stopWork: (cut: AbortSignal) => Promise<void>;
  /** Closes shared resources, such as the database, once all requests and background work have ended. */
  release: () => Promise<void>;
};

export type Shutdown = {
  /**
   * True once the shutdown has begun. From then on, `/readyz` responds with 503, and every response closes its
   * connection.
   */
  isDraining: () => boolean;
};

/**
 * Shuts the process down gracefully on SIGTERM, SIGINT and unhandled errors (behaviour 22.4). Requests in flight may
 * finish, but those still running after 8 s are aborted. A second signal exits immediately. The exit code is 0 after
 * one signal, and 1 after an error or a second signal.
 */
export function shutDownInOrder({ server, drainDelayMs, stopWork, release }: ShutdownOptions): Shutdown {
  let isDraining = false;
  let endsAtOnceAfter = 0;

  async function shutDown(exitCode: number, delayMs: number) {
    if (isDraining) return;
    isDraining = true;
    endsAtOnceAfter = performance.now() + doubledKeyMs;
    setTimeout(() => {
      log.error("Shutdown timed out");
      process.exit(exitCode);
    }, endsAfterMs);
    const cut = AbortSignal.timeout(cutAfterMs);
    cut.addEventListener("abort", () => server.closeAllConnections());
    try {
      await Promise.all([closeServer(server, delayMs), stopWork(cut)]);
      await release();
    } catch (error) {
      log.error({ err: error }, "Shutdown step failed");
    }
    process.exit(exitCode);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isDraining && (signal === "SIGTERM" || performance.now() > endsAtOnceAfter)) process.exit(1);
      if (isDraining) return;
      log.info({ signal }, "Shutting down");
      void shutDown(0, signal === "SIGTERM" ? drainDelayMs : 0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "Unhandled error; shutting down");
      void shutDown(1, 0);
    });
  }
  return { isDraining: () => isDraining };
}

/** Keeps answering for another `delayMs`, then stops listening. Resolves once the last connection is closed. */
async function closeServer(server: Server, delayMs: number) {
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(delayMs);
  await acceptWaiting(server);
  const swept = setInterval(() => server.closeIdleConnections(), idleSweepMs);
  // Not the HTTP server's `close`, which would also cut newly accepted connections whose requests have not arrived yet.
  await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  clearInterval(swept);
}

/**
 * Waits until all pending connections are accepted, because closing the listener would reset them. Node accepts
 * connections at the beginning of an event loop iteration. No connection is pending if two iterations accept none and
 * are so short that no new connection can have arrived in the meantime.
 */
async function acceptWaiting(server: Server) {
  const deadline = performance.now() + acceptWithinMs;
  let wasBusy = true;
  const note = () => {
    wasBusy = true;
  };
  server.on("connection", note);
  while (wasBusy && performance.now() < deadline) {
    wasBusy = false;
    const began = performance.now();
    await nextRound();
    await nextRound();
    wasBusy ||= performance.now() - began > quietRoundsMs;
  }
  server.off("connection", note);
}
