import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Serves an app on a free port. @returns its origin
 * @param whenDone registers the function that ends it; `afterAll` if several tests share it
 */
export async function listening(
  app: RequestListener,
  whenDone: (end: () => void) => void = onTestFinished,
): Promise<string> {
  const server = createServer({ requireHostHeader: false }, app).listen(0, "127.0.0.1");
  whenDone(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
