import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { log } from "./log.server";

/** Grace period after the shutdown signal, ms. Work still in progress is then aborted (behaviour 22.4). */
const cutAfterMs = 8_000;
/**
 * Maximum duration of a shutdown, ms, even if something hangs: `docker stop` kills the process after 10 s,
 * `deploy/modrawa@.service` after 15 s.
 */
const endsAfterMs = 9_000;
/** Interval at which idle connections are closed during the shutdown, ms. */
const idleSweepMs = 100;
/** Maximum wait for pending connections to be accepted, ms, in case new ones keep arriving. */
const acceptWithinMs = 2_000;
/** Two idle rounds of the event loop take less than this, ms. */
const quietRoundsMs = 0.2;
/** Ctrl+C under npm sends two signals, from the terminal and from npm. Within this time, ms, they count as one. */
const doubledKeyMs = 300;

export type ShutdownOptions = {
  server: Server;
  /** Time to keep answering after SIGTERM, ms, so that load balancers notice the failing readiness check. */
  drainDelayMs: number;
  /** Called on the shutdown signal: stops background work. Tasks in progress may continue until `cut` aborts. */
  stopWork: (cut: AbortSignal) => Promise<void>;
  /** Closes shared resources, such as the database, once all requests and background work have ended. */
  release: () => Promise<void>;
};

export type Shutdown = {
  /** True from the first signal on: `/readyz` responds with 503, and responses close their connection. */
  isDraining: () => boolean;
};

/**
 * Shuts the process down gracefully on SIGTERM, SIGINT and unhandled errors (behaviour 22.4). Requests in flight may
 * finish, but are aborted 8 s after the signal. A second signal exits immediately. The exit code is 0 after a signal, 1
 * after an error or a second signal.
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

/** Answers for another `delayMs`, then stops listening and resolves once the last connection is closed. */
async function closeServer(server: Server, delayMs: number) {
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(delayMs);
  await acceptWaiting(server);
  const swept = setInterval(() => server.closeIdleConnections(), idleSweepMs);
  // Not HTTP's `close`: it would also cut connections that were just accepted, whose requests have not arrived yet.
  await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  clearInterval(swept);
}

/**
 * Waits until all pending connections are accepted, because closing the listener would reset them. Node accepts them at
 * the beginning of an event loop round. If a round accepts none and is too short for a new one to arrive, none is
 * pending.
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
