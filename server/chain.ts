import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Express, RequestHandler } from "express";

/** The application's interface: the build's entry module. */
export type Entry = typeof import("../app/entry.server");

export const entryOf = (build: ServerBuild) => build.entry.module as Entry;

/** Limits of a connection (behaviour 21.6): times in ms, sizes in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node's default of 30 s would enforce the 10 s above much too late.
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy's usual 60 s, so that it never sends a request into a connection that is being closed.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1_024,
};
/** An invalid path, which the guard rejects with 400. */
const unreadableTarget = "/%";
/** Bounds the memory of sockets; Node drops connections beyond it. */
const maxConnections = 2_000;

type Shutdown = ReturnType<Entry["shutDownInOrder"]>;

export type Chain = {
  app: Express;
  server: Server;
  entry: Entry;
  /** The build in use; in development it changes. */
  build: () => ServerBuild;
  /** Production: the fast path before Express. @returns whether it has */
  atOnce?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers requests for files; passes all others on. */
  files: RequestHandler;
  /** Production: answers GET, by a stream or from the page cache. Development: renders without a cache. */
  pages: RequestHandler | RequestHandler[];
  remix: RequestHandler;
  /** Called after the last request is answered. */
  release: () => Promise<void>;
};

/** An HTTP server without listener and handler. */
export function createHttpServer(): Server {
  // The guard rejects a missing Host itself: its answers have the strict headers, Node's do not.
  const server = createServer({ ...limits, requireHostHeader: false });
  server.maxConnections = maxConnections;
  return server;
}

/** An Express application without steps; {@link layChain} mounts them and lets it answer the server's requests. */
export function createApp({ express }: Entry): Express {
  return express().disable("x-powered-by").disable("etag").set("query parser", false);
}

/**
 * Mounts the steps of a request, from the network to Remix: each one answers or passes it on.
 * @returns how to learn that the process is shutting down
 */
export function layChain({
  app,
  server,
  entry,
  build,
  atOnce,
  files,
  pages,
  remix,
  release,
}: Chain): Shutdown {
  const { delivery, getEnv } = entry;
  const { SITE_URL, TRUST_PROXY, DRAIN_DELAY_MS, METRICS_PORT } = getEnv();
  const strictHeaders = delivery.strictHeaders(getEnv());
  const shutdown = entry.shutDownInOrder({
    server,
    drainDelayMs: DRAIN_DELAY_MS,
    stopWork: entry.stopSendingMails,
    release,
  });

  // For the metrics, which ask who has answered.
  const name = (step?: string) => METRICS_PORT && app.use(delivery.nameStep(step));

  app.set("trust proxy", TRUST_PROXY);
  app.use(delivery.logRequests(delivery.callerNetwork(TRUST_PROXY)));
  app.use(delivery.setHeaders(strictHeaders));
  name("health");
  // Before the guard: a balancer may use any host name.
  app.use(delivery.answerHealth(() => readiness(entry), shutdown.isDraining));
  name(delivery.refused);
  app.use(delivery.guardRequests({ origin: SITE_URL, answersAt: routesOf(build) }));
  name("static");
  app.use(files);
  name("redirect");
  app.use(delivery.followDigitalLinks(entry.resolveDigitalLink));
  app.use(delivery.redirectEarly(entry.presentPath));
  name(delivery.refused);
  app.post("*", delivery.limitPosts());
  name();
  app.use(pages);
  app.use(delivery.letPagesReplaceHeaders);
  app.use(remix);
  app.use(delivery.answerFailure);
  server.on("request", (request, response) => {
    // Express would pass a target that it cannot parse by all steps.
    if (!request.url?.startsWith("/")) request.url = unreadableTarget;
    if (!atOnce?.(request, response)) app(request, response);
  });
  // The guard rejects every expectation but `100-continue`, which Node meets.
  server.on("checkExpectation", app);
  delivery.answerBadRequests(server, strictHeaders);
  return shutdown;
}

/** @param build in development, a function that loads the current one */
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

/** A route's `handle`, for the page cache. */
type PageHandle = { searchParams?: readonly string[]; isDownload?: boolean };

/** The routes of a build as the page cache needs them; the root is no page. */
export function readPageTable(build: ServerBuild) {
  const { delivery, canonicalQueries } = entryOf(build);
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
  );
}

/** Finds the route of a path; rebuilt when the build has changed. */
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

/** @throws if the port is taken */
export async function listen({ server, entry: { getEnv, log } }: Pick<Chain, "server" | "entry">) {
  const { HOST: host, PORT: port, SITE_URL, TRUST_PROXY } = getEnv();
  // The server speaks plain HTTP alone, so an https URL has a proxy in front.
  if (SITE_URL.startsWith("https:") && TRUST_PROXY === 0)
    log.warn(
      "SITE_URL is https, but TRUST_PROXY is 0: behind the proxy all visitors are one caller, and its limits block the " +
        "newsletter for everyone. Set TRUST_PROXY to the number of proxies in front",
    );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, resolve);
  });
  log.info(`Modrawa: ${SITE_URL}`);
}

async function readiness({ mailingHealth, categoryTreeStatus }: Entry) {
  const { isWritable, ...mails } = await mailingHealth();
  const problem = isWritable ? null : "Baza newslettera nie przyjmuje zapisu";
  return { problem, categories: categoryTreeStatus(), ...mails };
}
