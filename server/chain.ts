import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Express, RequestHandler } from "express";

/** Interface of the application: the exports of the build's entry module. */
export type Entry = typeof import("../app/entry.server");

export const entryOf = (build: ServerBuild) => build.entry.module as Entry;

/** Limits of a connection (behaviour 21.6): times in ms, sizes in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Interval between timeout checks. Node's default of 30 s would enforce `headersTimeout` much too late.
  connectionsCheckingInterval: 2_000,
  // Longer than the 60 s for which most proxies keep a connection, so that a proxy never sends a request over a
  // connection that this server is closing.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1_024,
};
/** Descriptor of the first socket that systemd passes (sd_listen_fds(3)). */
const passedSocket = 3;
/** Origin of a request's target that is an absolute URL, as a proxy may send it (RFC 9112, 3.2.2). */
const originForm = /^https?:\/\/([^/?#]*)/i;
/** An invalid path, which the guard rejects with 400. */
const unreadableTarget = "/%";
/** Maximum number of connections, to bound the memory used by sockets. Node drops all further connections. */
const maxConnections = 2_000;

export type Chain = {
  app: Express;
  entry: Entry;
  /** Returns the build in use. In development, the build changes. */
  build: () => ServerBuild;
  /** Serves files; passes all other requests on. */
  files: RequestHandler;
  /**
   * In production, serves GET and HEAD requests, as a stream or from the page cache. In development, rewrites URLs to
   * their canonical form.
   */
  pages: RequestHandler | RequestHandler[];
  remix: RequestHandler;
  /** True once the process has begun to end. */
  isDraining: () => boolean;
};

/** Creates an HTTP server without a request handler, not yet listening. */
export function createHttpServer(): Server {
  // Node must not reject a missing `Host` itself, because its response lacks the strict headers. The guard rejects it
  // instead.
  const server = createServer({ ...limits, requireHostHeader: false });
  server.maxConnections = maxConnections;
  return server;
}

/** Creates an Express application without middleware. {@link layChain} adds the middleware. */
export function createApp({ express }: Entry): Express {
  return express().disable("x-powered-by").disable("etag").set("query parser", false);
}

/** Mounts the middleware in order, from the network to Remix. Each one answers a request or passes it on. */
export function layChain({ app, entry, build, files, pages, remix, isDraining }: Chain): void {
  const { delivery, getEnv, log } = entry;
  const { SITE_URL, TRUST_PROXY, METRICS_PORT } = getEnv();

  // Sets the name under which metrics and the debug log have the requests that the next middleware answers.
  const isNamed = METRICS_PORT || log.isLevelEnabled("debug");
  const name = (step?: string) => isNamed && app.use(delivery.nameStep(step));

  app.set("trust proxy", TRUST_PROXY);
  app.use(delivery.logRequests(delivery.callerNetwork(TRUST_PROXY)));
  app.use(delivery.setHeaders(delivery.strictHeaders(getEnv())));
  name("health");
  // Mounted before the guard, because a load balancer may send any host name.
  app.use(delivery.answerHealth(() => readiness(entry), isDraining));
  name(delivery.rejected);
  app.use(delivery.guardRequests({ origin: SITE_URL, answersAt: routesOf(build) }));
  name("static");
  app.use(files);
  name("redirect");
  app.use(delivery.followDigitalLinks(entry.resolveDigitalLink));
  const canonicalHref = (href: string) => delivery.canonicalHref(href, readPageTable(build()));
  app.use(delivery.redirectEarly(entry.canonicalPath, canonicalHref));
  app.use(entry.followAdditions(SITE_URL));
  name(delivery.rejected);
  app.post("*", delivery.limitPosts());
  name();
  app.use(pages);
  app.use(delivery.letPagesReplaceHeaders);
  app.use(remix);
  app.use(delivery.answerFailure);
}

/** Has a server answer every request, also one that Node itself would reject. */
export function answerRequests(
  server: Server,
  { delivery, getEnv }: Entry,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  // Node answers `Expect: 100-continue` itself, and gives requests with any other expectation, which the guard rejects, an
  // event of their own.
  for (const event of ["request", "checkExpectation"])
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      readTarget(request);
      answer(request, response);
    });
  delivery.answerBadRequests(server, delivery.strictHeaders(getEnv()));
}

/** Reduces a request's target to path and query. The host of an absolute URL replaces the `Host` header. */
function readTarget(request: IncomingMessage) {
  const { url = "" } = request;
  if (url.startsWith("/") && !url.includes("#")) return;
  const { headers, rawHeaders } = request;
  const [origin = "", host] = originForm.exec(url) ?? [];
  if (host !== undefined) {
    const rest = url.slice(origin.length);
    headers.host &&= host;
    for (const [place, name] of rawHeaders.entries())
      if (place % 2 === 0 && name.toLowerCase() === "host") rawHeaders[place + 1] = host;
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
  // Express would skip all middleware, including the guard, for a request target that it cannot parse.
  if (!request.url?.startsWith("/")) request.url = unreadableTarget;
  // A fragment belongs to the browser alone; some clients send it nevertheless.
  request.url = request.url.replace(/#.*/, "");
}

/** Creates Remix's request handler. @param build in development, a function that loads the current build */
export function remixHandler(
  { createExpressHandler }: Entry,
  build: ServerBuild | (() => Promise<ServerBuild>),
): RequestHandler {
  return createExpressHandler({
    build,
    mode: process.env.NODE_ENV,
    getLoadContext: (request) => ({ clientIp: request.ip }),
  });
}

/** Fields of a route's `handle` that the page cache reads. */
type PageHandle = { searchParams?: readonly string[]; isDownload?: boolean };

/** Returns the page cache's route lookup for a build. The lookup leaves out the root route, which is not a page. */
export function readPageTable(build: ServerBuild) {
  const { delivery, canonicalQueries, isPlainPage } = entryOf(build);
  const routes = Object.values(build.routes).filter((route) => route.parentId);
  return delivery.pageTable(
    routes.map(({ id, path, module }) => {
      const { searchParams, isDownload } = (module.handle ?? {}) as PageHandle;
      const hasPageData = Boolean(module.default && module.loader);
      return {
        id,
        path,
        searchParams,
        isDownload,
        canonicalQuery: canonicalQueries[path ?? ""],
        hasPageData,
      };
    }),
    isPlainPage,
  );
}

/**
 * Creates a function that tells whether a route handles a path. When the build changes, the function uses the routes of
 * the new build.
 */
function routesOf(build: () => ServerBuild): (id: string, path: string) => boolean {
  let known: ServerBuild | undefined;
  let answersAt: (id: string, path: string) => boolean = () => false;
  return (id, path) => {
    const current = build();
    if (current !== known) answersAt = entryOf(current).delivery.dataRoutes(readPageTable(current));
    known = current;
    return answersAt(id, path);
  };
}

/**
 * Starts listening: at the socket that systemd has passed to this process, which outlives it, or at the port.
 * @throws if the port is taken
 */
export async function listen(server: Server, { getEnv, log }: Entry) {
  const { HOST: host, PORT: port, SITE_URL, TRUST_PROXY } = getEnv();
  // This server speaks only plain HTTP, so an https `SITE_URL` means that there is a proxy in front of it.
  if (SITE_URL.startsWith("https:") && TRUST_PROXY === 0)
    log.warn(
      "SITE_URL is https, but TRUST_PROXY is 0: behind the proxy all visitors are one caller, and its limits block the " +
        "newsletter for everyone. Set TRUST_PROXY to the number of proxies in front",
    );
  const isPassed = process.env.LISTEN_PID === String(process.pid);
  await once(server.listen(isPassed ? { fd: passedSocket } : { port, host }), "listening");
  log.info(`Modrawa: ${SITE_URL}`);
}

async function readiness({ mailing, categoryTree, shownSite }: Entry) {
  const { isWritable, ...mails } = await mailing.health();
  const problem = isWritable ? null : "Baza newslettera nie przyjmuje zapisu";
  return {
    problem,
    publication: shownSite.publication().name,
    categories: categoryTree().status(),
    ...mails,
  };
}
