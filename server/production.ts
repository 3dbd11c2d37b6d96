import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { ServerBuild } from "@remix-run/node";
import {
  answerRequests,
  createApp,
  createHttpServer,
  type Entry,
  entryOf,
  layChain,
  listen,
  readPageTable,
  remixHandler,
} from "./chain";
import { followPublications, warnOfMissingFiles } from "./follow-publications";

/**
 * Socket timeout, in ms. Node restarts it after the first bytes of a response, so a stalled reader is disconnected
 * after twice this time. In development there is no timeout: compiling a module for the first time may take longer, and
 * a page does not start if one of its modules is aborted.
 */
const idleMs = 35_000;

type RenderPage = (href: string) => Promise<Response>;

/** Serves the production build. Pages are rendered once and then served from memory. */
export async function serveProduction() {
  // V8 collects garbage when its heap has grown by half, not to three times the size of the live objects: some 60 MiB less.
  setFlagsFromString("--heap-growing-percent=50");
  const build = (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
  // V8's space for new objects stays at the size that loading the code has needed, some 16 MiB. Twice that makes no page faster.
  setFlagsFromString("--semi-space-growth-factor=1");
  const entry = entryOf(build);
  const { categoryTree, delivery, getEnv, listHrefs, mailing } = entry;
  const routeAt = readPageTable(build);
  const render = renderer(build);
  const cache = pageCache(entry, render);
  const overload = delivery.watchOverload(cache);
  const warm = delivery.keepListedPagesWarm({ cache, routeAt, listHrefs });
  const server = createHttpServer();
  server.timeout = idleMs;
  // After an orderly close, data that a stalled reader has not read would stay in the kernel for minutes.
  server.on("timeout", (socket) => (socket.writableLength > 0 ? socket.resetAndDestroy() : socket.destroy()));
  const stops: (() => void)[] = [];
  const showNewContent = () => {
    cache.invalidate();
    return warm();
  };
  const { isDraining } = entry.shutDownInOrder({
    server,
    drainDelayMs: getEnv().DRAIN_DELAY_MS,
    stopWork: mailing.stopSending,
    release: async () => {
      for (const stop of stops) stop();
      await mailing.close();
    },
  });
  const app = createApp(entry);
  layChain({
    app,
    entry,
    build: () => build,
    files: delivery.serveFiles(path.resolve("build/client"), {
      shown: entry.shownSite.files,
      coming: entry.shownSite.coming,
      isPublic: entry.isPublicFile,
    }),
    pages: [
      delivery.deliverDownloads({ routeAt, render, isOverloaded: overload.forDownload }),
      delivery.deliverPages({ cache, routeAt, isOverloaded: overload.forPage }),
    ],
    remix: remixHandler(entry, build),
    isDraining,
  });
  const answerAtOnce = delivery.answerOnFastPath({
    cache,
    siteUrl: getEnv().SITE_URL,
    callerOf: delivery.callerNetwork(getEnv().TRUST_PROXY),
  });
  answerRequests(server, entry, (request, response) => {
    if (!answerAtOnce(request, response)) app(request, response);
  });
  await mailing.open();
  const { METRICS_PORT: port, METRICS_HOST: host } = getEnv();
  if (port) {
    const gauged = {
      pages: cache,
      categoryTree: () => categoryTree().status(),
      newsletter: entry.newsletterFigures,
    };
    stops.push(await delivery.serveMetrics({ port, host, routeAt, gauged }));
  }
  await listen(server, entry);
  // From here on, startup cannot fail. Until here, this process must not send emails, because another process
  // may still be serving the site.
  mailing.startSending();
  categoryTree().onChange(() => void warm());
  stops.push(followPublications({ entry, showNewContent, isDraining }));
  stops.push(delivery.showWhenDue({ hasComeDue: entry.hasComeDue, show: showNewContent }));
  if (entry.shownSite.files().isUnfinished)
    entry.log.info("The build goes on: pages offer no files for visitors until they are all there");
  warnOfMissingFiles(entry);
  void warnOfUnpublishedEdits(entry);
  await warm();
}

/** Logs that visitors do not see the edited content: a start shows what was published last. */
async function warnOfUnpublishedEdits({ log, hasUnpublishedEdits, shownSite }: Entry) {
  const publication = shownSite.publication().name;
  if (await hasUnpublishedEdits().catch(() => true))
    log.warn({ publication }, "The edited content differs from what is shown, until it is published");
}

/** Creates the page renderer. Its output depends only on the URL, so one response serves every visitor. */
function renderer(build: ServerBuild): RenderPage {
  const { getEnv, pageRenderer } = entryOf(build);
  const { SITE_URL } = getEnv();
  const render = pageRenderer(build, process.env.NODE_ENV);
  return (href) => render(new Request(new URL(href, SITE_URL)));
}

/**
 * Creates the page cache. Cached answers include the strict headers, so that the fast path can send them without
 * Express.
 */
function pageCache({ delivery, getEnv }: Entry, render: RenderPage) {
  return new delivery.PageCache({
    maxBytes: getEnv().PAGE_CACHE_MB * 1_024 * 1_024,
    headers: delivery.strictHeaders(getEnv()),
    render,
  });
}
