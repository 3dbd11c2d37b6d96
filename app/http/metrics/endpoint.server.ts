import { once } from "node:events";
import { createServer } from "node:http";
import { log } from "lib/platform/log.server";

export type MetricsEndpoint = { port: number; host: string; path: string; type: string };

/**
 * Serves a text at a single path; `make` generates it for each request.
 * @returns a function that stops the server
 * @throws if the port is taken
 */
export async function serveEndpoint(
  { port, host, path, type }: MetricsEndpoint,
  make: () => Promise<string>,
) {
  const server = createServer((request, response) => {
    if (request.url !== path || request.method !== "GET") return void response.writeHead(404).end();
    make().then(
      (text) => response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text),
      (error) => {
        log.error({ err: error }, "Gauges not collected");
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
