import path from "node:path";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { scriptlessPage } from "../pages/page";
import { loggedRequest } from "../requests/logged-request";
import type { DeskSettings, Editor } from "../settings";
import { linkRoutes, signInPage } from "./links";
import { namedByProxy } from "./named-by-proxy";
import { cookieIn, logRejection, sessionCookie } from "./requests";
import { Sessions } from "./sessions";

export const editorOf = (response: Response) => response.locals.editor as Editor;

/** Token of the session in which a request is made; empty behind a proxy that signs people in. */
export const sessionOf = (request: Request) => cookieIn(request, sessionCookie);

/** Admits only requests from this machine, without signing in: the desk of one person. */
export function onlyThisMachine(): RequestHandler {
  const editor: Editor = { name: "Redakcja", address: "redakcja@localhost", isPublisher: true };
  return (request, response, next) => {
    response.locals.editor = editor;
    const { host = "" } = request.headers;
    const isLocal = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(host);
    if (isLocal && isFromHere(request, `http://${host}`)) next();
    else response.sendStatus(403);
  };
}

export const openSessions = () => new Sessions(path.join(getEnv().DATA_DIR, "desk", "sessions.json"));

/** Requests that the page of the forms repeats by itself: they do not prolong a session. */
const askedByItself = new Set(["/redakcja/obecni", "/redakcja/api/repos/desk/content/branches/desk"]);

const isUse = ({ path, query }: Request) => !askedByItself.has(path) || "pisze" in query;

/** Admits the editors named in the settings, once they have signed in. Mounted at the root of the desk's own host. */
export function onlyEditors(settings: DeskSettings, sessions: Sessions): Router {
  const { url, editors, userHeader } = settings;
  const router = express.Router();

  function reject(response: Response, status: 401 | 403, reason: string) {
    logRejection(response, status, reason);
    response.status(status);
    if (response.req.get("x-desk")) response.type("text").send(status === 401 ? sessionEnded : noAccess);
    else if (status === 401) response.type("html").send(signInPage());
    else response.type("html").send(scriptlessPage("Brak dostępu", `<p>${noAccess}</p>`));
  }

  router.use((request, response, next) => {
    if (request.headers.host !== url.host) return reject(response, 403, "host");
    if (!isFromHere(request, url.origin)) return reject(response, 403, "origin");
    next();
  });
  if (!userHeader) router.use(linkRoutes(settings, sessions));
  router.use((request, response, next) => {
    const address = userHeader
      ? namedByProxy(request, settings)
      : sessions.holder(sessionOf(request), isUse(request));
    const editor = editors.get(address ?? "");
    if (!editor) return reject(response, userHeader ? 403 : 401, "no session");
    response.locals.editor = editor;
    if (request.method !== "GET" && request.method !== "HEAD")
      response.on("finish", () =>
        log.info(
          {
            editor: editor.name,
            method: request.method,
            status: response.statusCode,
            ...loggedRequest(request),
          },
          "Desk",
        ),
      );
    next();
  });
  return router;
}

/**
 * Whether a request comes from the desk's own pages or from the address bar: other sites may neither write nor read.
 * A page opened from elsewhere changes nothing, because that takes a post.
 * @param own origin of those pages
 */
function isFromHere({ method, headers }: Request, own: string): boolean {
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin";
  if (method === "GET" || method === "HEAD") return isOwn || site === "none" || isOpened(headers);
  // Without a CORS preflight, only scripts of this origin can send a custom header; browsers name the origin of a form.
  return isOwn && (headers["x-desk"] === "1" || headers.origin === own);
}

/** Whether a link elsewhere, such as in a mail, opens a page in the browser's window. */
const isOpened = (headers: Request["headers"]) =>
  headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";

const sessionEnded =
  "Sesja wygasła. Zaloguj się w drugiej karcie (odśwież w niej redakcję) i zapisz tu jeszcze raz.";
const noAccess = "Poproś administratora o dostęp do redakcji.";
