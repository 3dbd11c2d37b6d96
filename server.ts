import { createServer, type Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRenderer, type ServerBuild } from "@remix-run/node";
import express from "express";

/** What the server takes from the application: the build's entry module is the only door. */
type Entry = typeof import("./app/entry.server");

// React chooses its build by this variable when the application is loaded below.
process.env.NODE_ENV ??= "production";
const mode = process.env.NODE_ENV;

/** What a connection may take: times in ms, sizes in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy's own 60 s, so that it never sends a request into a connection that is being closed.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1_024,
};
const maxConnections = 2_000;

try {
  await (mode === "development" ? serveDevelopment() : serveProduction());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The way of a request, from the network to Remix: each step answers or hands on. */
async function serveProduction() {
  keepHeapSmall();
  const build = (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
  const entry = build.entry.module as Entry;
  const { delivery, getEnv } = entry;
  const env = getEnv();
  const strictHeaders = delivery.strictHeaders(env.SITE_URL);
  const { cache, deliverPages } = pageDelivery(build, entry);
  const app = express();
  // A missing Host is the guard's to refuse: its answers have the strict headers, Node's have not.
  const server = createServer({ ...limits, requireHostHeader: false }, app);
  const { isDraining } = entry.shutDownInOrder({
    server,
    drainDelayMs: env.DRAIN_DELAY_MS,
    release: entry.stopNewsletter,
  });

  app.disable("x-powered-by").disable("etag").set("query parser", false).set("trust proxy", env.TRUST_PROXY);
  app.use(delivery.logRequests);
  app.use(delivery.setHeaders(strictHeaders));
  app.use(delivery.answerHealth(() => readiness(entry), isDraining));
  app.use(delivery.serveFiles(path.resolve("build/client")));
  app.use(delivery.guardRequests({ origin: env.SITE_URL, routeIds: new Set(Object.keys(build.routes)) }));
  app.use(delivery.redirectEarly);
  app.post("*", delivery.limitPosts());
  app.use(deliverPages);
  app.use(delivery.letPagesReplaceHeaders);
  app.use(remix(build));
  app.use(delivery.answerFailure);

  server.maxConnections = maxConnections;
  server.on("clientError", delivery.answerBadRequest(strictHeaders));
  await entry.startNewsletter();
  await listen(server, entry);
  await delivery.warmPages(cache);
}

/**
 * V8 lets garbage grow to three times what lives before it sweeps, and triples its space for young objects under load.
 * Half, and no more space, cost no throughput that can be measured and save some 90 MiB.
 */
function keepHeapSmall() {
  setFlagsFromString("--heap-growing-percent=50");
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** Vite builds what is asked for and reloads what changes; nothing is kept, guarded or limited. */
async function serveDevelopment() {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ server: { middlewareMode: true } });
  const loadBuild = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  const entry = (await loadBuild()).entry.module as Entry;
  const app = express().use(vite.middlewares).use(remix(loadBuild));
  await entry.startNewsletter();
  await listen(createServer(app), entry);
}

function remix(build: ServerBuild | (() => Promise<ServerBuild>)) {
  return createRequestHandler({
    build,
    mode,
    getLoadContext: (request) => ({ clientAddress: request.ip }),
  });
}

/** Pages are rendered from their address alone: what one visitor gets, every visitor may get. */
function pageDelivery(build: ServerBuild, { delivery, getEnv, onTreeChange }: Entry) {
  const { SITE_URL, PAGE_CACHE_MB } = getEnv();
  const renderPage = createRenderer(build, mode);
  const cache = new delivery.PageCache({
    maxBytes: PAGE_CACHE_MB * 1_024 * 1_024,
    render: (address) => renderPage(new Request(new URL(address, SITE_URL))),
  });
  onTreeChange(() => {
    cache.clear();
    void delivery.warmPages(cache);
  });
  const known = delivery.knownParameters(
    Object.values(build.routes).map(({ path, module }) => ({
      path,
      searchParams: (module.handle as { searchParams?: readonly string[] } | undefined)?.searchParams,
    })),
  );
  const isOverloaded = delivery.watchOverload(() => cache.expectedWaitMs);
  return { cache, deliverPages: delivery.deliverPages({ cache, known, isOverloaded }) };
}

async function readiness({ newsletterHealth, categoryTreeStatus }: Entry) {
  const { isWritable, ...mails } = await newsletterHealth();
  const problem = isWritable ? null : "Baza newslettera nie przyjmuje zapisu";
  return { problem, categories: categoryTreeStatus(), ...mails };
}

async function listen(server: Server, { getEnv, log }: Entry) {
  const { HOST: host, PORT: port, SITE_URL } = getEnv();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, resolve);
  });
  log.info(`Modrawa: ${SITE_URL}`);
}
