import { createServer } from "node:net";

/**
 * Lowest port of all test processes. Their ports are below the system's ephemeral ports, because another process could
 * get an ephemeral port between our check and our use.
 */
const firstPort = 10_000;
const portsOfProcess = 1_000;
/** Number of this test process, so that parallel processes use separate port ranges. */
const processNumber = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 20;
let offset = Math.floor(Math.random() * portsOfProcess);

/**
 * Returns a free port in the range of this test process. If processes shared a range, a test that waits for its own
 * site could connect to another test's site.
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
