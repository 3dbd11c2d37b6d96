import type { Server } from "node:http";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { log } from "./log.server";

const forcedAfterMs = 8_000;
const idleSweepMs = 100;
const acceptWithinMs = 2_000;
/** Ctrl+C under npm arrives twice, from the terminal and from npm: that is one signal. */
const doubledKeyMs = 300;

export type ShutdownOptions = {
  server: Server;
  /** How long it still answers after SIGTERM, ms, so that balancers notice that it is not ready. */
  drainDelayMs: number;
  /** Closes what the requests needed, once the last is answered. */
  release: () => Promise<void>;
};

export type Shutdown = {
  /** From the first signal on: `/readyz` says so and answers close their connection. */
  isDraining: () => boolean;
};

/**
 * Ends the process in order on SIGTERM, SIGINT and on errors that nobody handled: no request in flight is lost, and
 * after 8 s (beside the delay) open connections are cut. A second signal ends it at once. The exit code is 0 after a
 * signal, 1 after an error.
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
 * Waits until no connection is left that waits to be accepted: closing the listener would reset it. Node accepts one each
 * time round its event loop, so a round without one says that there is none.
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
