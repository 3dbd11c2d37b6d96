import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import express from "express";

/** What the server takes from the application: the build's entry module is the only door. */
type Entry = typeof import("./app/entry.server");

// React chooses its build by this variable when the application is loaded below.
process.env.NODE_ENV ??= "production";
const isDevelopment = process.env.NODE_ENV === "development";
const clientFolder = path.resolve("build/client");

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const app = express();
  app.disable("x-powered-by");
  const loadBuild = await serveAssets(app);
  const { getEnv, log } = (await loadBuild()).entry.module as Entry;
  const env = getEnv();

  app.set("trust proxy", env.TRUST_PROXY);
  app.use((request, response, next) => {
    const started = performance.now();
    response.on("finish", () => {
      const ms = Math.round(performance.now() - started);
      log.info({ method: request.method, path: request.path, status: response.statusCode, ms }, "request");
    });
    next();
  });
  app.all(
    "*",
    createRequestHandler({
      build: loadBuild,
      mode: process.env.NODE_ENV,
      getLoadContext: (request) => ({ clientAddress: request.ip }),
    }),
  );

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: env.PORT, host: env.HOST }, resolve);
  });
  log.info(`Modrawa: ${env.SITE_URL}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}

/** Mounts Vite in development, else the built files; gives back how to get the current Remix build. */
async function serveAssets(app: express.Express): Promise<() => Promise<ServerBuild>> {
  if (isDevelopment) {
    const { createServer: createVite } = await import("vite");
    const vite = await createVite({ server: { middlewareMode: true } });
    app.use(vite.middlewares);
    return () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  }
  app.use(
    "/assets",
    express.static(path.join(clientFolder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false }),
  );
  app.use(express.static(clientFolder, { maxAge: "1h", redirect: false }));
  const build = import(pathToFileURL(path.resolve("build/server/index.js")).href) as Promise<ServerBuild>;
  return () => build;
}
