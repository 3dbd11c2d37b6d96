import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { log } from "./log.server";

/** Grace period: work still under way this long after the signal is aborted (behaviour 22.4), ms. */
const cutAfterMs = 8_000;
/**
 * The process exits by then, even if something hangs: `docker stop` kills it after 10 s, `deploy/modrawa@.service`
 * after 15.
 */
const endsAfterMs = 9_000;
/** A connection that becomes idle delays the end by no more than this. */
const idleSweepMs = 100;
/** Maximum time to wait for pending connections to be accepted, in case new ones keep arriving. */
const acceptWithinMs = 2_000;
/** Two rounds of the event loop in which nothing is done take less. */
const quietRoundsMs = 0.2;
/** Ctrl+C under npm arrives twice, from the terminal and from npm: within this time it is one signal. */
const doubledKeyMs = 300;

export type ShutdownOptions = {
  server: Server;
  /** How long it still answers after SIGTERM, ms, so that load balancers notice that it is not ready. */
  drainDelayMs: number;
  /**
   * Called on the shutdown signal: stops background work. Tasks already in progress may continue until `cut` is
   * aborted.
   */
  stopWork: (cut: AbortSignal) => Promise<void>;
  /** Closes what requests and that work need, after the last of both. */
  release: () => Promise<void>;
};

export type Shutdown = {
  /** True from the first signal on: `/readyz` answers 503, and answers close their connection. */
  isDraining: () => boolean;
};

/**
 * Shuts the process down gracefully on SIGTERM, SIGINT and unhandled errors (behaviour 22.4): requests in flight are
 * finished, and what is still under way 8 s after the signal is cut. A second signal exits at once. The exit code is 0
 * after a signal, 1 after an error or a second signal.
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

/** Answers for another `delayMs`, then takes no more connections and resolves once the last one is closed. */
async function closeServer(server: Server, delayMs: number) {
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(delayMs);
  await acceptWaiting(server);
  const swept = setInterval(() => server.closeIdleConnections(), idleSweepMs);
  // Not HTTP's own `close`: it would also cut the connections just accepted, whose requests are on their way.
  await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  clearInterval(swept);
}

/**
 * Waits until all pending connections are accepted: closing the listener would reset them. Node accepts those that wait
 * at the begin of a round of its event loop, so after a round without one, too short for one to come, none is pending.
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
