import { type Response, Router } from "express";
import { ownPath } from "lib/platform/http";
import { scriptlessPage } from "../pages/page";
import type { DeskSettings } from "../settings";
import { cookieIn, cookieOptions, logRejection, perCaller } from "../sign-in/requests";
import { guestMs, type Sessions } from "../sign-in/sessions";
import { keepsTab, type Preview } from "./preview";

const cookie = "__Host-podglad";

/**
 * Shows the preview, on its own host, to whoever has followed an editor's link. The desk's cookie is valid for the
 * desk's host alone, so that the previewed site's scripts cannot reach anybody's session.
 */
export function onlyGuests({ editors }: DeskSettings, sessions: Sessions, preview: Preview): Router {
  const router = Router();
  const isGuest = (token: string) => editors.has(sessions.hostOf(token) ?? "");
  const reject = (response: Response, reason: string) => {
    logRejection(response, 401, reason);
    response.status(401).type("html").send(linkEnded);
  };
  router.get("/podglad/:token", perCaller(20, false), ({ params: { token = "" }, query }, response, next) => {
    if (!isGuest(token)) return reject(response, "link");
    response.set(keepsTab);
    preview.open().then(() => {
      const page = ownPath.test(String(query.na)) ? String(query.na) : "/";
      response.cookie(cookie, token, { ...cookieOptions, maxAge: guestMs }).redirect(303, page);
    }, next);
  });
  router.use((request, response, next) => {
    if (isGuest(cookieIn(request, cookie))) preview.site(request, response, next);
    else reject(response, "no session");
  });
  return router;
}

const linkEnded = scriptlessPage(
  "Podgląd już się nie otworzy",
  "<p>Link do podglądu działa 7 dni, chyba że redakcja wcześniej go unieważni. Poproś o nowy osobę, od której go masz.</p>",
);
