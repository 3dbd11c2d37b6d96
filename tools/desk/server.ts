import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import { closeIfUnread } from "lib/platform/close-unread.server";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { gitClone } from "lib/processes/git.server";
import { serveEditor } from "./bundle";
import type { DeskConfig } from "./forms/config";
import { historyRoutes } from "./history-page";
import { oneByEditor } from "./in-turn";
import { answerErrors } from "./pages/answer-errors";
import { editorPage, mendPage } from "./pages/page";
import { presence } from "./presence";
import { onlyGuests } from "./preview/guests";
import { Preview } from "./preview/preview";
import { previewRoutes } from "./preview/preview-page";
import { publicationRoutes } from "./publishing/publication-page";
import { repositoryRoutes } from "./repository";
import { formBody, formField } from "./requests/bodies";
import { RejectedError } from "./requests/rejected-error";
import { checkAll } from "./saving/checking";
import { prepareMend } from "./saving/files";
import { maxTextBytes } from "./saving/text-limits";
import { inThread } from "./saving/threads";
import { exchangeRegularly, merging, type Write, writeInTurn } from "./saving/writing";
import type { DeskSettings } from "./settings";
import { editorOf, onlyEditors, onlyThisMachine, openSessions } from "./sign-in/access";
import { onlyOwnPaths } from "./sign-in/requests";
import { sessionRoutes } from "./sign-in/sessions-page";

/** Allows only scripts and data of this origin. The CMS needs inline styles, and WebAssembly to decode HEIC. */
const policyFor = (previewUrl?: URL) =>
  [
    // Browsers apply `form-action` to redirects too, and „Podgląd” leads to another host.
    `default-src 'none'; base-uri 'none'; form-action 'self' ${previewUrl?.origin ?? ""}; frame-ancestors 'none'`,
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self'",
    "img-src 'self' blob: data:; media-src blob:; frame-src blob:; connect-src 'self' blob: data:",
  ].join("; ");

/** Maximum number of bytes of a rejected body that are still read. */
const sparedBytes = 64_000;

type DeskOptions = {
  port: number;
  /** URL of the edited site. */
  siteUrl: string;
  /** Settings of a desk on a server; null for the desk of one person on this machine. */
  settings?: DeskSettings | null;
  /** How often to exchange versions with programmers, in ms. */
  exchangeMs?: number;
};

/**
 * Serves the content editor at `/redakcja/`, on the loopback interface only: on a server, it runs behind a proxy. There
 * editors sign in, and every save and deletion is a commit.
 */
export async function serveDesk({
  port,
  siteUrl,
  settings = null,
  exchangeMs,
}: DeskOptions): Promise<Server> {
  const app = express().disable("x-powered-by").disable("etag").enable("strict routing");
  app.set("trust proxy", settings ? getEnv().TRUST_PROXY : false);
  // Allows only strings and lists of them as values: an object could have a `toString` of its own.
  app.set("query parser", "simple");
  app.use(setHeaders(policyFor(settings?.previewUrl)));
  app.use((request, response, next) => {
    closeIfUnread(request, response, sparedBytes);
    next();
  });
  app.use(onlyOwnPaths);
  app.get("/readyz", (_request, response) => {
    const isReady = existsSync("content/brand.yaml");
    response
      .status(isReady ? 200 : 503)
      .type("text")
      .send(isReady ? "ok" : "no content");
  });
  const write = writeInTurn(settings !== null);
  const preview = settings && new Preview(settings);
  if (settings && preview) {
    serveOnServer(app, settings, preview, write);
    exchangeRegularly(write, exchangeMs);
  } else app.use(onlyThisMachine());

  app.get(["/", "/redakcja", "/wyjscie"], (_request, response) => response.redirect("/redakcja/"));
  app.get("/redakcja/", oneByEditor, (request, response, next) => {
    inThread("listBroken")
      .then(async (broken) => {
        // Git's conflict markers are no mistakes of the editors.
        if (settings && broken.length > 0 && (await gitClone.isMerging()))
          throw new RejectedError(409, merging);
        // The forms are made from content: if anything but articles is broken, they open only if this process has
        // read the content before.
        const canOpen =
          broken.length === 0 ||
          ("formularze" in request.query && (await readForms(siteUrl).catch(() => null)) !== null);
        response.type("html").send(canOpen ? editorPage(settings) : mendPage(broken));
      })
      .catch(next);
  });
  app.post("/redakcja/mend", oneByEditor, formBody(3 * maxTextBytes), (request, response, next) => {
    const name = formField(request, "name");
    prepareMend(name, formField(request, "text"), formField(request, "version"))
      .then((mend) => write(editorOf(response), [name], mend))
      .then(() => {
        checkInBackground();
        response.redirect(303, "./");
      })
      .catch(next);
  });
  app.get("/redakcja/config.json", (_request, response, next) => {
    readForms(siteUrl).then((config) => response.json(config), next);
  });
  app.use("/redakcja", repositoryRoutes(write, settings !== null));
  app.use("/redakcja", await serveEditor());
  checkInBackground();
  app.use((_request, _response, next) => next(new RejectedError(404, "W redakcji nie ma takiej strony.")));
  app.use(answerErrors);
  const server = createServer(app).once("close", () => preview?.stop());
  await once(server.listen(port, "127.0.0.1"), "listening");
  return server;
}

function checkInBackground(): void {
  checkAll().catch((error) => log.error({ err: error }, "The content could not be checked"));
}

/** Adds what only a desk on a server has: the login, the history, publishing and the preview. */
function serveOnServer(app: Express, settings: DeskSettings, preview: Preview, write: Write) {
  const sessions = openSessions();
  const guests = onlyGuests(settings, sessions, preview);
  app.use((request, response, next) => {
    if (request.headers.host === settings.previewUrl.host) guests(request, response, next);
    else next();
  });
  app.use(onlyEditors(settings, sessions));
  app.use(sessionRoutes(sessions, settings.userHeader !== null));
  app.get("/redakcja/obecni", presence());
  app.use("/redakcja/historia", oneByEditor, onceMerged, historyRoutes(write));
  app.use("/redakcja/publikacja", oneByEditor, onceMerged, publicationRoutes(settings, write));
  app.use("/redakcja/podglad", onceMerged, previewRoutes(preview, sessions, settings));
}

/** Rejects requests while a programmer resolves a merge by hand in the folder, because they would see half of it. */
const onceMerged: RequestHandler = (_request, _response, next) => {
  gitClone.isMerging().then((isHalf) => next(isHalf ? new RejectedError(409, merging) : undefined), next);
};

let lastForms: DeskConfig | undefined;

/**
 * Reads the forms from the content; if it cannot be read, returns them as they were when it could.
 * @throws {RejectedError}
 */
async function readForms(siteUrl: string): Promise<DeskConfig> {
  lastForms = await inThread("forms", siteUrl).catch((error) => {
    if (lastForms && error instanceof RejectedError) return lastForms;
    throw error;
  });
  return lastForms;
}

function setHeaders(policy: string): RequestHandler {
  return (_request, response, next) => {
    response.set({
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "same-origin",
      // Lets „Podgląd” find its tab again, but gives no page that opens the desk a reference to the desk's window.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
    next();
  };
}
