import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import type { ViteDevServer } from "vite";
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

const project = fileURLToPath(new URL("..", import.meta.url));
const contentFolder = path.resolve("content");
/**
 * Project files that Vite may serve: modules for the browser, but no data, content or scripts. The first four entries
 * of `deny` are Vite's defaults.
 */
const servedSources = {
  allow: ["app", "lib", "node_modules"].map((folder) => path.join(project, folder)),
  deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/*.server.{ts,tsx,js}", "**/*.test.{ts,tsx}"],
};
/** Files that are stored in a compressed form only. */
const storedPath = /^\/models\/[\w-]+\/[\w-]+\.\w+$/;
/**
 * Delay in ms between a change of the content and rereading it, because a text editor may write a file in several
 * steps.
 */
const settleMs = 50;

/**
 * Serves the sources with the same middleware as production, but without cache and compression. Vite compiles on
 * demand. Changes of code and content appear in the open page.
 */
export async function serveDevelopment() {
  const { createServer } = await import("vite");
  const server = createHttpServer();
  const vite = await createServer({
    root: project,
    publicDir: path.resolve("public"),
    server: { middlewareMode: true, ws: { server }, fs: servedSources },
  });
  const loadBuild = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  let build = await loadBuild();
  const first = entryOf(build);
  const { isDraining } = first.shutDownInOrder({
    server,
    drainDelayMs: first.getEnv().DRAIN_DELAY_MS,
    stopWork: (cut) => entryOf(build).mailing.stopSending(cut),
    release: async () => {
      await vite.close();
      await entryOf(build).mailing.close();
    },
  });

  function chainOf(entry: Entry) {
    const app = createApp(entry);
    // Mounted before the request log, so that requests for Vite's many files do not flood the log.
    app.use(vite.middlewares);
    layChain({
      app,
      entry,
      build: () => build,
      files: serveFiles(entry),
      pages: (request, response, next) => {
        takeEdits()
          .then(() => entry.delivery.renderCanonically(readPageTable(build))(request, response, next))
          .catch(next);
      },
      remix: remixHandler(entry, async () => build),
      isDraining,
    });
    return app;
  }

  let app = chainOf(first);
  let taken = Promise.resolve();
  /** Makes the whole site use the edited code. @throws if it cannot be loaded; the code before the edit then stays in use */
  const takeEdits = () => {
    taken = taken.catch(() => {}).then(takeEdited);
    return taken;
  };
  async function takeEdited() {
    const edited = await loadBuild();
    const [before, entry] = [entryOf(build), entryOf(edited)];
    if (entry.mailing !== before.mailing) {
      await before.mailing.stopSending(AbortSignal.abort());
      await before.mailing.close();
      await entry.mailing.open();
      entry.mailing.startSending();
    }
    build = edited;
    // With the old chain, redirects would still parse content with the old schemas. A changed route module needs no new one.
    if (entry !== before) app = chainOf(entry);
  }

  answerRequests(server, first, (request, response) => {
    // If the edited code cannot be loaded, the middleware for pages says so.
    const answer = () => app(request, response);
    takeEdits().then(answer, answer);
  });
  showContentChanges(vite, async () => {
    await takeEdits().catch(() => {
      // Modules that threw because of invalid content are cached, and would throw again even if the content is valid now.
      vite.moduleGraph.invalidateAll();
      return takeEdits();
    });
    entryOf(build).prepareEditedContent()();
  });
  await first.mailing.open();
  await listen(server, first);
  first.mailing.startSending();
}

/**
 * Serves models and drawings that are stored compressed, and the files that the last build has made from the content.
 * Vite serves all other files of `public/`.
 */
const serveFiles =
  ({ delivery: { madePath } }: Entry): RequestHandler =>
  (request, response, next) => {
    const { path: href } = request;
    const form = storedPath.test(href) && ["gz", "br"].find((form) => existsSync(`public${href}.${form}`));
    if (form) {
      response.type(path.extname(href)).set("Content-Encoding", form === "gz" ? "gzip" : "br");
      return response.sendFile(path.resolve(`public${href}.${form}`));
    }
    if (!madePath.test(href) || !existsSync(`build/client${href}`)) return next();
    response.sendFile(href, { root: path.resolve("build/client") });
  };

/** Rereads the content when one of its files changes. If that fails, the previous content stays in use, and Vite says why. */
function showContentChanges(vite: ViteDevServer, read: () => Promise<void>) {
  let settling: NodeJS.Timeout | undefined;
  const reread = async () => {
    try {
      await read();
      vite.ws.send({ type: "full-reload" });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      vite.ws.send({ type: "error", err: { message, stack: "" } });
    }
  };
  vite.watcher.add(contentFolder);
  vite.watcher.on("all", (_event, file) => {
    if (!path.resolve(file).startsWith(contentFolder + path.sep)) return;
    clearTimeout(settling);
    settling = setTimeout(reread, settleMs);
  });
}
