import path from "node:path";
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from "express";
import { rateLimit } from "express-rate-limit";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { sendMail } from "lib/platform/mail.server";
import { escapeMarkup } from "lib/platform/markup";
import { mailSender } from "~/content/mail-sender.server";
import { mailBody } from "~/mailing/mail-body";
import { formBody } from "../bodies";
import { formField } from "../pages/form-field";
import { scriptlessPage } from "../pages/page";
import type { DeskSettings, Editor } from "../settings";
import { namedByProxy } from "./named-by-proxy";
import {
  cookieIn,
  cookieOptions,
  limitMs,
  loggedPath,
  logRejection,
  perCaller,
  withoutHeaders,
} from "./requests";
import { Sessions, sessionMs } from "./sessions";

const cookie = "__Host-desk";
const mailMs = 30_000;
/** Time after which a mail that failed is sent again, in ms. */
const againMs = 60_000;

export const editorOf = (response: Response) => response.locals.editor as Editor;

/** Admits only requests from this machine, without signing in: the desk of one person. */
export function onlyThisMachine(): RequestHandler {
  const editor: Editor = { name: "Redakcja", address: "redakcja@localhost", isPublisher: true };
  return (request, response, next) => {
    response.locals.editor = editor;
    const isLocal = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(request.headers.host ?? "");
    if (isLocal && isFromHere(request)) next();
    else response.sendStatus(403);
  };
}

export const openSessions = () => new Sessions(path.join(getEnv().DATA_DIR, "desk", "sessions.json"));

/** Admits the editors named in the settings, once they have signed in. Mounted at the root of the desk's own host. */
export function onlyEditors(settings: DeskSettings, sessions: Sessions): Router {
  const { url, editors, userHeader } = settings;
  const router = express.Router();

  function reject(response: Response, status: 401 | 403, reason: string) {
    logRejection(response, status, reason);
    response.status(status);
    if (response.req.get("x-desk")) response.type("text").send(status === 401 ? sessionEnded : noAccess);
    else if (status === 401 && !userHeader)
      response.type("html").send(signInPage(reason === "link" ? linkEnded : ""));
    else response.type("html").send(scriptlessPage("Brak dostępu", `<p>${noAccess}</p>`));
  }

  const mails = perCaller(50, true);
  const failures = perCaller(20, false);
  const perAddress = rateLimit({
    windowMs: limitMs,
    limit: 5,
    ...withoutHeaders,
    keyGenerator: (request) => addressIn(request),
    // The same answer as if a mail were sent, so that nobody learns whose address is in the list.
    handler: (_request, response) => void response.type("html").send(sentPage),
  });

  router.use((request, response, next) => {
    if (request.headers.host !== url.host) return reject(response, 403, "host");
    if (!isFromHere(request)) return reject(response, 403, "origin");
    next();
  });
  router.get("/wejscie.js", (_request, response) => void response.type("js").send(onceMore));
  if (!userHeader) {
    router.post("/wejscie", mails, formBody(4_000), perAddress, (request, response) => {
      const editor = editors.get(addressIn(request));
      // Afterwards: the time of the answer would tell whose address is in the list.
      response.once("finish", () => {
        if (editor) void mailLink(editor, sessions.newLink(editor.address), url);
        else log.warn({ status: 200, reason: "unknown address" }, "Desk rejected a sign-in");
      });
      response.type("html").send(sentPage);
    });
    // Programs that check mails for viruses open the links in them: a link signs in only by the button.
    router.get("/wejscie/:token", failures, ({ params: { token = "" } }, response) => {
      if (sessions.isLink(token)) response.type("html").send(buttonPage);
      else reject(response, 401, "link");
    });
    router.post("/wejscie/:token", failures, ({ params: { token = "" } }, response, next) => {
      sessions.signIn(token).then((session) => {
        if (!session) return reject(response, 401, "link");
        log.info({ editor: editors.get(session.address)?.name }, "Signed in to the desk");
        response
          .cookie(cookie, session.token, { ...cookieOptions, maxAge: sessionMs })
          .redirect(303, "/redakcja/");
      }, next);
    });
  }
  router.use((request, response, next) => {
    const address = userHeader ? namedByProxy(request, settings) : sessions.holder(cookieIn(request, cookie));
    const editor = editors.get(address ?? "");
    // A cookie that is only for this site does not come with a link from elsewhere, but with what the page itself loads.
    if (!editor && !userHeader && isOpened(request.headers) && isFromElsewhere(request.headers))
      return void response.type("html").send(onceMorePage(request.originalUrl));
    if (!editor) return reject(response, userHeader ? 403 : 401, "no session");
    response.locals.editor = editor;
    if (request.method !== "GET" && request.method !== "HEAD")
      response.on("finish", () =>
        log.info(
          {
            editor: editor.name,
            method: request.method,
            path: loggedPath(request),
            status: response.statusCode,
          },
          "Desk",
        ),
      );
    next();
  });
  const leave = (ended: Promise<void>, response: Response, next: NextFunction) =>
    ended.then(() => response.clearCookie(cookie, cookieOptions).redirect(303, "/redakcja/"), next);
  // Opened by the account menu of the CMS, which knows only an address.
  router.get("/wyjscie", (request, response: Response, next: NextFunction) => {
    if (request.get("sec-fetch-site") !== "same-origin") return response.redirect("/redakcja/");
    return leave(sessions.end(cookieIn(request, cookie)), response, next);
  });
  router.post("/wyjscie", (_request, response: Response, next: NextFunction) =>
    leave(sessions.signOut(editorOf(response).address), response, next),
  );
  return router;
}

/**
 * Whether a request comes from the desk's own pages, or from the address bar: other sites may neither write nor read.
 */
function isFromHere({ method, headers }: Request): boolean {
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin";
  if (method === "GET" || method === "HEAD") return isOwn || site === "none" || isOpened(headers);
  const origin = headers.origin ?? "";
  // Without a CORS preflight, only scripts of this origin can send a custom header; browsers name the origin of a form.
  return (
    isOwn && (headers["x-desk"] === "1" || (URL.canParse(origin) && new URL(origin).host === headers.host))
  );
}

/** Whether a link elsewhere, such as in a mail, opens a page in the browser's window. */
const isOpened = (headers: Request["headers"]) =>
  headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";

const isFromElsewhere = (headers: Request["headers"]) =>
  ["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));

const addressIn = (request: Request) => formField(request, "adres").trim().toLowerCase();

async function mailLink(editor: Editor, token: string, url: URL, attempts = 3): Promise<void> {
  const { address, name } = editor;
  const subject = "Wejście do redakcji";
  try {
    // Signed by the desk: an editor has to get in to correct a broken `brand.yaml`, too.
    const sender = url.host;
    await sendMail(
      {
        id: `desk-${crypto.randomUUID()}`,
        from: { name: "Redakcja", address: getEnv().MAIL_FROM ?? mailSender().from.address },
        to: address,
        subject,
        ...mailBody({
          brandName: sender,
          subject,
          preheader: "Link działa raz, przez 15 minut.",
          before: [`${name}, ten link otwiera redakcję. Działa raz, przez 15 minut.`],
          button: { label: "Otwórz redakcję", href: new URL(`/wejscie/${token}`, url).href },
          after: ["Jeśli to nie Ty chcesz wejść, nic nie rób."],
          sender,
        }),
        headers: { "Auto-Submitted": "auto-generated" },
      },
      AbortSignal.timeout(mailMs),
    );
    log.info({ editor: name }, "Mailed a link to the desk");
  } catch (error) {
    log.error({ err: error, editor: name, attempts }, "A link to the desk could not be mailed");
    if (attempts > 1) setTimeout(() => mailLink(editor, token, url, attempts - 1), againMs).unref();
  }
}

const signInPage = (why: string) =>
  scriptlessPage(
    "Redakcja",
    `${why}<form method="post" action="/wejscie"><p><label>Twój adres e-mail<br>
<input type="email" name="adres" autocomplete="email" required></label> <button>Wyślij link</button></p></form>`,
  );
const sessionEnded =
  "Sesja wygasła. Zaloguj się w drugiej karcie (odśwież w niej redakcję) i zapisz tu jeszcze raz.";
const noAccess = "Poproś administratora o dostęp do redakcji.";
const linkEnded = `<p role="alert">Ten link już nie działa: otwiera redakcję raz, w ciągu 15 minut. Wpisz adres, a przyjdzie nowy.</p>`;
/** Another address, because the same one is not loaded again; with what follows its `#`, which only the browser knows. */
const onceMore = `const address = new URL(location.href);
address.searchParams.set("link", "1");
location.replace(address);`;
const onceMorePage = (href: string) =>
  scriptlessPage(
    "Redakcja",
    `<p><a href="${escapeMarkup(href)}">Otwórz</a></p>`,
    `<script src="/wejscie.js"></script><noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(href)}"></noscript>`,
  );
const sentPage = scriptlessPage(
  "Sprawdź pocztę",
  "<p>Jeśli ten adres należy do redakcji, jest już do niego w drodze link. Działa raz, przez 15 minut.</p>",
);
const buttonPage = scriptlessPage(
  "Wejście do redakcji",
  `<form method="post"><button>Otwórz redakcję</button></form>`,
);
