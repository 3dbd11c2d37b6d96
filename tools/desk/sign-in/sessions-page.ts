import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { escapeMarkup } from "lib/formats/markup";
import { scriptlessPage, wayBack, when } from "../pages/page";
import { formBody, formFields } from "../requests/bodies";
import { editorOf, sessionOf } from "./access";
import { cookieOptions, sessionCookie } from "./requests";
import type { Sessions } from "./sessions";

/** „Twoje sesje”: where somebody is signed in, and buttons that end one session or all. Mounted behind the login. */
export function sessionRoutes(sessions: Sessions, isByProxy: boolean): Router {
  const router = express.Router();
  // Opened by the account menu of the CMS, which knows only an address.
  router.get("/wyjscie", (request, response) => {
    const own = sessions.list(editorOf(response).address, sessionOf(request));
    response.type("html").send(isByProxy ? proxyPage : sessionsPage(own));
  });
  router.post("/wyjscie", formBody(4_000), (request: Request, response: Response, next: NextFunction) => {
    const { address } = editorOf(response);
    const [id] = formFields(request, "sesja");
    const ended = id === undefined ? sessions.signOut(address) : sessions.end(address, id);
    ended.then(() => {
      if (isByProxy || sessions.holder(sessionOf(request))) return response.redirect(303, "/wyjscie");
      // Also clears the texts and pictures, saved and unsaved, that the CMS keeps in this browser.
      response.set("Clear-Site-Data", '"cache", "storage"');
      response.clearCookie(sessionCookie, cookieOptions).redirect(303, "/redakcja/");
    }, next);
  });
  return router;
}

const sessionsPage = (list: ReturnType<Sessions["list"]>) =>
  scriptlessPage(
    "Twoje sesje",
    `${wayBack()}
<ul>${list
      .map(({ id, device, since, isOwn }) => {
        const parts = [
          isOwn ? "<strong>ta przeglądarka</strong>" : "",
          escapeMarkup(device?.browser ?? ""),
          since ? `od ${when.format(since)}` : "",
          device?.caller ? `z sieci ${escapeMarkup(device.caller)}` : "",
        ];
        return `<li>${parts.filter(Boolean).join(", ")}
<form method="post"><input type="hidden" name="sesja" value="${id}"><button>${isOwn ? "Wyloguj się" : "Zakończ"}</button></form></li>`;
      })
      .join("")}</ul>
<p>Wylogowanie usuwa z przeglądarki także to, czego nie zapisano w redakcji.</p>
${everywhere("Wyloguj wszędzie", "Kończy wszystkie te sesje, niewykorzystane linki do redakcji i&nbsp;linki do podglądu.")}`,
  );

/** Shown to editors whom a proxy has signed in: they have no session here. */
const proxyPage = scriptlessPage(
  "Wylogowanie",
  `${wayBack()}
<p>Do redakcji wpuszcza serwis logowania firmy: wyloguj się w nim.</p>
${everywhere("Unieważnij linki do podglądu", "Żaden z dotychczasowych nie otworzy już podglądu.")}`,
);

function everywhere(button: string, says: string): string {
  return `<form method="post"><p><button>${button}</button> ${says}</p></form>`;
}
