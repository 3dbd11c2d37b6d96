import type { Server } from "node:http";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { log } from "./log.server";

/** Leaves a margin before `deploy/modrawa@.service` kills the process after 15 s (behaviour 22.4). */
const forcedAfterMs = 8_000;
/** A connection that becomes idle delays the end by no more than this. */
const idleSweepMs = 100;
/** Ends the wait under a constant flood of new connections. */
const acceptWithinMs = 2_000;
/** Ctrl+C under npm arrives twice, from the terminal and from npm: within this time it is one signal. */
const doubledKeyMs = 300;

export type ShutdownOptions = {
  server: Server;
  /** How long it still answers after SIGTERM, ms, so that load balancers notice that it is not ready. */
  drainDelayMs: number;
  /** Closes what requests need, after the last one is answered. */
  release: () => Promise<void>;
};

export type Shutdown = {
  /** True from the first signal on: `/readyz` answers 503, and answers close their connection. */
  isDraining: () => boolean;
};

/**
 * Shuts the process down gracefully on SIGTERM, SIGINT and unhandled errors (behaviour 22.4): requests in flight are
 * finished, and connections still open 8 s after the delay are cut. A second signal exits at once. The exit code is 0
 * after a signal, 1 after an error or a second signal.
 */
export function shutDownInOrder({ server, drainDelayMs, release }: ShutdownOptions): Shutdown {
  let isDraining = false;
  let endsAtOnceAfter = 0;

  async function shutDown(exitCode: number, delayMs: number) {
    if (isDraining) return;
    isDraining = true;
    endsAtOnceAfter = performance.now() + doubledKeyMs;
    server.prependListener("request", (_, response) => {
      response.shouldKeepAlive = false;
    });
    await pause(delayMs);
    await acceptWaiting(server);
    const forced = setTimeout(() => server.closeAllConnections(), forcedAfterMs);
    const swept = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(forced);
    clearInterval(swept);
    await release().catch((error) => log.error({ err: error }, "Closing failed"));
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

/**
 * Waits until all pending connections are accepted: closing the listener would reset them. Node accepts one per round of
 * its event loop, so after a round without one none is pending.
 */
async function acceptWaiting(server: Server) {
  const deadline = performance.now() + acceptWithinMs;
  let isAccepting = true;
  const note = () => {
    isAccepting = true;
  };
  server.on("connection", note);
  while (isAccepting && performance.now() < deadline) {
    isAccepting = false;
    await nextRound();
    await nextRound();
  }
  server.off("connection", note);
}
