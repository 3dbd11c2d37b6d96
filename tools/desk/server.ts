import { createServer, type Server } from "node:http";
import express, { type NextFunction, type Request, type Response } from "express";
import { ContentError, issueLine } from "~/content/files.server";
import { bundleEditor } from "./bundle";
import { deskConfig } from "./config";
import { ChangedMeanwhile, maxBytes, NotOurs, openFiles, removeFile, saveFile } from "./files";
import { editorPage } from "./page";
import { NameTaken, smallPictures, takePicture } from "./pictures";
import { maxPictureBytes, PictureError, pictureFile } from "./pictures/check-picture";

/** Allows only scripts and data of this origin. The CMS needs inline styles, and WebAssembly to decode HEIC. */
const policy = [
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self'",
  "img-src 'self' blob: data:; media-src blob:; frame-src blob:; connect-src 'self' blob: data:",
].join("; ");

/**
 * Serves the content editor at `/redakcja/` on the loopback interface only, because anyone who can reach it can write
 * files.
 * @param options.siteUrl URL of the edited site
 */
export async function serveDesk({ port, siteUrl }: { port: number; siteUrl: string }): Promise<Server> {
  const editor = await bundleEditor();
  const app = express().disable("x-powered-by").disable("etag").enable("strict routing");
  app.use(onlyFromThisMachine, setHeaders);
  app.get("/redakcja", (_request, response) => response.redirect("/redakcja/"));
  app.get("/redakcja/", (_request, response) => void response.type("html").send(editorPage));
  app.get("/redakcja/config.json", (_request, response) => void response.json(deskConfig(siteUrl)));
  app.get("/redakcja/files", (_request, response) => {
    response.json({ files: openFiles(), pictures: smallPictures() });
  });
  app.put(
    "/redakcja/pictures/*",
    express.raw({ type: () => true, limit: maxPictureBytes }),
    (request, response, next) => {
      const name = nameIn(request).replace(pictureFile, "");
      takePicture(name, request.body as Buffer).then(() => response.sendStatus(204), next);
    },
  );
  app.put("/redakcja/files/*", express.text({ type: () => true, limit: maxBytes }), (request, response) => {
    response.json(saveFile(nameIn(request), String(request.body), openedIn(request)));
  });
  app.delete("/redakcja/files/*", (request, response) => {
    response.json({ issues: removeFile(nameIn(request), openedIn(request)) });
  });
  app.use("/redakcja", editor);
  app.use(answerErrors);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

/** Rejects requests from pages of other sites (CSRF) and requests under other host names (DNS rebinding). */
function onlyFromThisMachine(request: Request, response: Response, next: NextFunction) {
  const { hostname } = new URL(`http://${request.headers.host ?? "-"}`);
  const isNamedSo = hostname === "127.0.0.1" || hostname === "localhost";
  const isOurs = ["same-origin", "none", undefined].includes(request.headers["sec-fetch-site"] as string);
  const isRead = request.method === "GET" || request.method === "HEAD";
  // Without a CORS preflight, only same-origin scripts can send a custom header.
  if (isNamedSo && (isRead ? isOurs : request.headers["x-desk"] === "1" && isOurs)) next();
  else response.sendStatus(403);
}

function setHeaders(_request: Request, response: Response, next: NextFunction) {
  response.set({
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
  });
  next();
}

function answerErrors(error: unknown, request: Request, response: Response, next: NextFunction) {
  if (error instanceof ContentError) response.status(422).send(error.issues.map(issueLine).join("\n"));
  else if (error instanceof PictureError) response.status(422).send(error.message);
  else if (error instanceof ChangedMeanwhile || error instanceof NameTaken)
    response.status(409).send(error.message);
  else if (error instanceof NotOurs) response.status(400).send(error.message);
  else if ((error as { type?: string }).type === "entity.too.large") {
    response
      .status(413)
      .send(
        request.path.startsWith("/redakcja/pictures/")
          ? "Zdjęcie ma więcej niż 30 MB: zapisz je jako JPEG o mniejszej liczbie pikseli."
          : "Tekst jest za długi: podziel go na kilka plików.",
      );
  } else next(error);
}

const nameIn = (request: Request) => String((request.params as Record<string, string>)[0]);
const openedIn = (request: Request) => request.get("if-match") ?? null;
