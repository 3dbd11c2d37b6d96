import express, { type Router } from "express";
import { escapeMarkup } from "lib/platform/markup";
import { scriptlessPage } from "../page";
import type { Preview } from "../preview";
import type { DeskSettings } from "../settings";
import { editorOf } from "../sign-in/access";
import type { Sessions } from "../sign-in/sessions";
import { pageOf } from "./page-of-file";

/** Opens the preview at what is edited, and creates links to it for guests. Mounted in the desk, behind the login. */
export function previewRoutes(preview: Preview, sessions: Sessions, { url }: DeskSettings): Router {
  const router = express.Router();
  router.get("/", ({ query }, response, next) => {
    const page = pageOf(String(query.plik ?? ""), String(query.tekst ?? ""));
    preview.bringUpToDate().then(() => response.redirect(303, page), next);
  });
  router.post("/", ({ query }, response, next) => {
    sessions.newGuest(editorOf(response).address).then((token) => {
      const page = new URLSearchParams(query.plik ? { na: pageOf(String(query.plik)) } : {});
      const link = escapeMarkup(new URL(`/podglad/${token}?${page}`, url).href);
      response.type("html").send(
        scriptlessPage(
          "Link do podglądu",
          `<p><a href="${link}">${link}</a></p><p>Działa 7 dni, u każdego, kto go dostanie; „Wyloguj wszędzie” go unieważni.
<a href="publikacja">Wróć</a></p>`,
        ),
      );
    }, next);
  });
  return router;
}
