import type { Histogram } from "prom-client";
import { log } from "~/platform/log.server";
import { type Gauged, gaugesOf } from "./gauges";
import { serveText } from "./served-text.server";

/** A request that is over. */
export type ObservedRequest = {
  path: string;
  status: number;
  /** From its head to the end of its answer. */
  seconds: number;
  /** What answered it before Remix was asked; else the route is found by the path. */
  answeredBy?: string | undefined;
  /** How a page came about. */
  origin?: "kept" | "stale" | "rendered" | "refused" | undefined;
};

/** The Remix route of a path. */
type RouteAt = (path: string) => { id: string } | undefined;

export type MetricsOptions = { port: number; host: string; routeAt: RouteAt; gauged: Gauged };

/** What answers a request that the guard, or a limit, has stopped. */
export const refused = "refused";

/** In seconds: from a page out of memory to one that nobody waits for any more. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

let observe: ((request: ObservedRequest) => void) | undefined;

/** Counts a request; does nothing where no metrics are served. */
export function observeRequest(request: ObservedRequest): void {
  observe?.(request);
}

/**
 * Counts from now on, and serves what is counted as Prometheus' text at `/metrics` of a port of its own (behaviour
 * 22.11). No label holds a path, a URL or a person: each of its values is a series for as long as they are kept.
 * @returns a function that ends both
 * @throws if the port is taken
 */
export async function serveMetrics({ port, host, routeAt, gauged }: MetricsOptions): Promise<() => void> {
  // Loaded here, so that a site without metrics does not hold it.
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
