import { once } from "node:events";
import { createServer } from "node:http";
import { log } from "lib/platform/log.server";
import type { Histogram } from "prom-client";
import { type Gauged, gaugesOf } from "./gauges";

export type ObservedRequest = {
  path: string;
  status: number;
  /** Time from the arrival of the request's headers to the end of the response. */
  seconds: number;
  /** Name of the middleware that responded; undefined for Remix, whose route is looked up by path. */
  answeredBy?: string | undefined;
  /**
   * Source of a page: fresh from the cache (`cached`), stale from the cache, or rendered; `rejected` if the request was
   * rejected.
   */
  origin?: "cached" | "stale" | "rendered" | "rejected" | undefined;
};

type RouteAt = (path: string) => { id: string } | undefined;

export type MetricsOptions = { port: number; host: string; routeAt: RouteAt; gauged: Gauged };

/** Route label of requests that were rejected by the guard or a limit. */
export const rejected = "rejected";

/**
 * Bounds of the histogram buckets, in seconds: from the time of a cached page to that of a request so slow that
 * visitors give up.
 */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

let observe: ((request: ObservedRequest) => void) | undefined;

/** Counts a finished request; does nothing while metrics are off. */
export function observeRequest(request: ObservedRequest): void {
  observe?.(request);
}

/**
 * Starts collecting metrics and serves them in Prometheus' text format at `/metrics` on a separate port (behaviour
 * 22.11). Labels never contain personal data. Nor do they contain paths or URLs, because each distinct label value
 * creates a time series.
 * @returns a function that stops collecting and serving
 * @throws if the port is taken
 */
export async function serveMetrics({ port, host, routeAt, gauged }: MetricsOptions): Promise<() => void> {
  // Imported lazily, so that a site without metrics never loads the library.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "modrawa_request_seconds",
    help: "Requests by the route that answered, status and origin",
    labelNames: ["route", "status", "origin"],
    buckets,
    registers: [registry],
  });
  observe = observer(requests, routeAt);
  for (const { name, help, label, read } of gaugesOf(gauged)) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const figures = await read();
        this.reset();
        if (label)
          for (const [value, figure] of Object.entries(figures ?? {})) this.set({ [label]: value }, figure);
        else if (typeof figures === "number") this.set(figures);
        // `reset` has set the value to 0, which would be reported as a measurement.
        else this.remove();
      },
    });
  }
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") return void response.writeHead(404).end();
    const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" };
    registry.metrics().then(
      (text) => response.writeHead(200, headers).end(text),
      (error) => {
        log.error({ err: error }, "Gauges not collected");
        response.writeHead(500).end();
      },
    );
  });
  await once(server.listen(port, host), "listening");
  log.info(`Metrics: http://${host}:${port}/metrics`);
  return () => {
    observe = undefined;
    server.close();
    server.closeAllConnections();
  };
}

function observer(requests: Histogram, routeAt: RouteAt) {
  const unknown = routeAt("/*")?.id ?? "unknown";
  return ({ path, status, seconds, answeredBy, origin }: ObservedRequest) => {
    const route = answeredBy ?? routeAt(path)?.id ?? unknown;
    requests.observe(
      { route, status, origin: origin ?? (answeredBy === rejected ? rejected : "direct") },
      seconds,
    );
  };
}
