import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { createRequestHandler as createRenderer, type ServerBuild } from "@remix-run/node";
import { createApp, entryOf, knownParameters, layChain, listen, remixHandler } from "./chain";

/** Serves the build: pages are rendered once and served from memory. */
export async function serveProduction() {
  keepHeapSmall();
  const build = (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
  const entry = entryOf(build);
  const { delivery, stopNewsletter } = entry;
  const cache = pageCache(build);
  const { app, server } = createApp();
  layChain({
    app,
    server,
    entry,
    build: () => build,
    files: delivery.serveFiles(path.resolve("build/client")),
    pages: delivery.deliverPages({
      cache,
      known: knownParameters(build),
      isOverloaded: delivery.watchOverload(() => cache.expectedWaitMs),
    }),
    remix: remixHandler(build),
    release: stopNewsletter,
  });
  await entry.startNewsletter();
  await listen({ server, entry });
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

/** Pages are rendered from their address alone: what one visitor gets, every visitor may get. */
function pageCache(build: ServerBuild) {
  const { delivery, getEnv, onTreeChange } = entryOf(build);
  const { SITE_URL, PAGE_CACHE_MB } = getEnv();
  const renderPage = createRenderer(build, process.env.NODE_ENV);
  const cache = new delivery.PageCache({
    maxBytes: PAGE_CACHE_MB * 1_024 * 1_024,
    render: (address) => renderPage(new Request(new URL(address, SITE_URL))),
  });
  onTreeChange(() => {
    cache.clear();
    void delivery.warmPages(cache);
  });
  return cache;
}
