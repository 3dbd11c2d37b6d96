import type { Histogram } from "prom-client";
import { log } from "~/platform/log.server";
import { type Gauged, gaugesOf } from "./gauges";
import { serveText } from "./served-text.server";

/** A finished request. */
export type ObservedRequest = {
  path: string;
  status: number;
  /** Duration from the request's head to the end of the response. */
  seconds: number;
  /** The middleware that responded; undefined for Remix, whose route is found by the path. */
  answeredBy?: string | undefined;
  /** Origin of a page: cached, stale or rendered. */
  origin?: "kept" | "stale" | "rendered" | "refused" | undefined;
};

/** The Remix route of a path. */
type RouteAt = (path: string) => { id: string } | undefined;

export type MetricsOptions = { port: number; host: string; routeAt: RouteAt; gauged: Gauged };

/** Responder of requests stopped by the guard or a limit. */
export const refused = "refused";

/** Histogram buckets, s: from a cached page to an abandoned one. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

let observe: ((request: ObservedRequest) => void) | undefined;

/** Counts a request; a no-op without metrics. */
export function observeRequest(request: ObservedRequest): void {
  observe?.(request);
}

/**
 * Starts collecting metrics and serves them in Prometheus' text format at `/metrics` on a port of its own (behaviour
 * 22.11). No label holds a path, a URL or personal data: each value is a time series.
 * @returns a function that stops both
 * @throws if the port is taken
 */
export async function serveMetrics({ port, host, routeAt, gauged }: MetricsOptions): Promise<() => void> {
  // Imported lazily: a site without metrics does not load it.
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
        // Resetting has set it to 0.
        else this.remove();
      },
    });
  }
  const close = await serveText({ port, host, path: "/metrics", type: registry.contentType }, () =>
    registry.metrics(),
  );
  log.info(`Metrics: http://${host}:${port}/metrics`);
  return () => {
    observe = undefined;
    close();
  };
}

function observer(requests: Histogram, routeAt: RouteAt) {
  const unknown = routeAt("/*")?.id ?? "unknown";
  return ({ path, status, seconds, answeredBy, origin }: ObservedRequest) => {
    const route = answeredBy ?? routeAt(path)?.id ?? unknown;
    requests.observe(
      { route, status, origin: origin ?? (answeredBy === refused ? refused : "direct") },
      seconds,
    );
  };
}
