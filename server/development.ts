import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import type { ViteDevServer } from "vite";
import {
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
  const entry = entryOf(build);
  const app = createApp(entry);

  // Mounted before the request log, so that requests for Vite's many files do not flood the log.
  app.use(vite.middlewares);
  layChain({
    app,
    server,
    entry,
    build: () => build,
    files: serveFiles(entry),
    pages: (request, response, next) => {
      loadBuild()
        .then((edited) => {
          build = edited;
          return entry.delivery.renderCanonically(readPageTable(build))(request, response, next);
        })
        .catch(next);
    },
    remix: remixHandler(entry, async () => build),
    release: async () => {
      await vite.close();
      await entry.mailing.close();
    },
  });
  showContentChanges(vite, () => entryOf(build));
  await entry.mailing.open();
  await listen({ server, entry });
  entry.mailing.startSending();
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

/**
 * Rereads the content when one of its files changes. If the new content is invalid, the last valid content stays in use
 * and Vite shows the error.
 */
function showContentChanges(vite: ViteDevServer, entry: () => ReturnType<typeof entryOf>) {
  let settling: NodeJS.Timeout | undefined;
  const reread = () => {
    try {
      entry().prepareEditedContent()();
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
