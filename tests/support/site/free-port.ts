import { createServer } from "node:net";

/** Below the ports that the system gives to callers, which it may give to one of them between our look and our use. */
const firstPort = 10_000;
const portsOfProcess = 1_000;
/** Processes of one run that start sites at once have numbers of their own. */
const processNumber = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 20;
let offset = Math.floor(Math.random() * portsOfProcess);

/**
 * A port of this machine that nothing listens on, and that no other process of the run is told: a test would else talk to
 * another one's site while its own is still starting.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    offset = (offset + 1) % portsOfProcess;
    const port = firstPort + processNumber * portsOfProcess + offset;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
