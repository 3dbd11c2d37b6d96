import express, { type Request, type Response, type Router } from "express";
import { rateLimit } from "express-rate-limit";
import { escapeMarkup } from "lib/formats/markup";
import { truncatedIp } from "lib/platform/caller.server";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { sendMail } from "lib/platform/mail.server";
import { mailSender } from "~/brand/brand.server";
import { issuesOf } from "~/content/files.server";
import { mailBody } from "~/mailing/mail-body";
import { mailboxKey } from "~/mailing/mailbox-key";
import { scriptlessPage } from "../pages/page";
import { formBody, formField } from "../requests/bodies";
import { loggedRequest } from "../requests/logged-request";
import type { DeskSettings, Editor } from "../settings";
import { browserNamed } from "./browser-name";
import {
  cookieIn,
  cookieOptions,
  limitMs,
  logRejection,
  perCaller,
  sessionCookie,
  withoutHeaders,
} from "./requests";
import { linkMinutes, linkMs, newToken, type Sessions, sessionMs } from "./sessions";

/** Cookie of the browser in which a link was asked for. */
const askedCookie = "__Host-wejscie";
const dayMs = 24 * 60 * 60_000;
const mailMs = 30_000;
/** Time after which a mail that failed is sent again, in ms. */
const againMs = 60_000;

/** Mails sign-in links to editors, and signs in those who open one. */
export function linkRoutes({ url, editors }: DeskSettings, sessions: Sessions): Router {
  const router = express.Router();
  const editorIn = (request: Request) => editors.get(addressIn(request));
  const failures = perCaller(20, false);
  /** Limits the mails to one person, whoever asks for them. */
  const perMailbox = (limit: number, windowMs: number) =>
    rateLimit({
      windowMs,
      limit,
      ...withoutHeaders,
      skip: (request) => !editorIn(request),
      keyGenerator: (request) => mailboxKey(addressIn(request)),
      // Answers as if a mail were sent, so that nobody learns whose address is in the list.
      handler: (_request, response) => {
        response.type("html").send(sentPage);
        logRejection(response, 429, "mailbox");
      },
    });
  const form = formBody(4_000);

  router.post(
    "/wejscie",
    perCaller(50, true),
    form,
    (request, response, next) => {
      // The token is kept, so that each of several links opens at one press.
      const browser = cookieIn(request, askedCookie) || newToken();
      response.locals.browser = browser;
      response.cookie(askedCookie, browser, { ...cookieOptions, maxAge: linkMs });
      next();
    },
    perMailbox(5, limitMs),
    perMailbox(20, dayMs),
    (request, response) => {
      const editor = editorIn(request);
      // Sent after the response; otherwise its timing would reveal whose address is in the list.
      response.once("finish", () => {
        if (editor) void mailLink(editor, sessions.newLink(editor.address, response.locals.browser), url);
        else logRejection(response, 200, "unknown address");
      });
      response.type("html").send(sentPage);
    },
  );
  // Programs that check mails for viruses open the links in them: a link signs in only by the button.
  router.get("/wejscie/:token", failures, ({ params: { token = "" } }, response) => {
    if (sessions.linkOf(token)) response.type("html").send(openPage());
    else rejectLink(response);
  });
  router.post("/wejscie/:token", failures, form, async (request, response, next) => {
    const { token = "" } = request.params;
    const link = sessions.linkOf(token, cookieIn(request, askedCookie));
    const editor = editors.get(link?.address ?? "");
    if (!link || !editor) return rejectLink(response);
    if (!link.isAsker && !formField(request, "jako")) {
      response.type("html").send(openPage(editor));
      return;
    }
    try {
      const device = {
        browser: browserNamed(request.get("user-agent")),
        caller: truncatedIp(request.ip),
      };
      const session = await sessions.signIn(token, device, cookieIn(request, sessionCookie));
      if (!session) return rejectLink(response);
      log.info({ editor: editor.name, ...loggedRequest(request) }, "Signed in to the desk");
      response
        .cookie(sessionCookie, session, { ...cookieOptions, maxAge: sessionMs })
        .redirect(303, "/redakcja/");
    } catch (error) {
      next(error);
    }
  });
  return router;
}

function rejectLink(response: Response) {
  logRejection(response, 401, "link");
  response.status(401).type("html").send(signInPage(linkEnded));
}

const addressIn = (request: Request) => formField(request, "adres").trim().toLowerCase();

async function mailLink(editor: Editor, token: string, url: URL, attempts = 3): Promise<void> {
  const { address, name } = editor;
  const subject = "Wejście do redakcji";
  try {
    // The sender is the desk, not the brand, because an editor has to get in to correct a broken `brand.yaml`, too.
    const sender = url.host;
    await sendMail(
      {
        id: `desk-${crypto.randomUUID()}`,
        from: { name: "Redakcja", address: senderAddress(url) },
        to: address,
        subject,
        ...mailBody({
          brandName: sender,
          subject,
          preheader: `Link działa raz, przez ${linkMinutes} minut.`,
          before: [
            `${name}, ten link otwiera redakcję. Działa raz, przez ${linkMinutes} minut; najprościej w przeglądarce, w której go zamówiono.`,
          ],
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

/** Returns the address of the brand's mails; while `brand.yaml` cannot be read, one at the desk's host. */
const senderAddress = ({ hostname }: URL): string =>
  getEnv().MAIL_FROM ??
  (issuesOf(mailSender).length === 0 ? mailSender().from.address : `redakcja@${hostname}`);

/** Asks for the address to which a link is mailed. @param why HTML that says why it has to be asked for */
export const signInPage = (why = "") =>
  scriptlessPage(
    "Redakcja",
    `${why}<form method="post" action="/wejscie"><p><label>Twój adres e-mail<br>
<input type="email" name="adres" autocomplete="email" required></label> <button class="primary">Wyślij link</button></p></form>
<p>Przeglądarka musi przyjmować pliki cookie.</p>`,
  );
const linkEnded = `<p role="alert">Ten link już nie działa: otwiera redakcję raz, w ciągu ${linkMinutes} minut, a
unieważnia go też wejście innym linkiem albo „Wyloguj wszędzie”. Wpisz adres, a przyjdzie nowy.</p>`;
const sentPage = scriptlessPage(
  "Sprawdź pocztę",
  `<p>Jeśli ten adres należy do redakcji, jest już do niego w drodze link. Działa raz, przez ${linkMinutes} minut. Otwórz go w tej przeglądarce.</p>`,
);

/**
 * Page with the button that signs in.
 * @param editor the person whom the link signs in, if another browser asked for it
 */
const openPage = (editor?: Editor) =>
  scriptlessPage(
    "Wejście do redakcji",
    editor
      ? `<p>Ten link zamówiono w innej przeglądarce. Otwiera redakcję dla: <strong>${escapeMarkup(editor.name)}</strong>, ${escapeMarkup(editor.address)}.
Jeśli to nie Ty, zamknij tę stronę.</p>
<form method="post"><button name="jako" value="1" class="primary">Otwórz redakcję jako ${escapeMarkup(editor.name)}</button></form>`
      : `<form method="post"><button class="primary">Otwórz redakcję</button></form>`,
  );
