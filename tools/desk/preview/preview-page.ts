import express, { type Response, type Router } from "express";
import { escapeMarkup } from "lib/formats/markup";
import { scriptlessPage } from "../pages/page";
import type { DeskSettings } from "../settings";
import { editorOf, sessionOf } from "../sign-in/access";
import { guestMs, type Sessions, sessionMs } from "../sign-in/sessions";
import { pageOf } from "./page-of-file";
import { keepsTab, type Preview } from "./preview";

/** Opens the preview at what is edited, and creates links to it for guests. Mounted in the desk, behind the login. */
export function previewRoutes(preview: Preview, sessions: Sessions, { previewUrl }: DeskSettings): Router {
  const router = express.Router();
  /**
   * Creates a link that shows a page of the preview for a limited time or within a session, also to people without a
   * session.
   */
  const linkTo = async (response: Response, page: string, ms: number, session?: string) => {
    const token = await sessions.newGuest(editorOf(response).address, ms, session);
    return new URL(`/podglad/${token}?${new URLSearchParams({ na: page })}`, previewUrl).href;
  };
  router.post("/", (request, response, next) => {
    const { plik, tekst } = request.query;
    response.set(keepsTab);
    preview
      .bringUpToDate()
      .then(() =>
        linkTo(response, pageOf(String(plik ?? ""), String(tekst ?? "")), sessionMs, sessionOf(request)),
      )
      .then((link) => response.redirect(303, link), next);
  });
  router.post("/link", ({ query }, response, next) => {
    linkTo(response, pageOf(String(query.plik ?? "")), guestMs).then((href) => {
      const link = escapeMarkup(href);
      response.type("html").send(
        scriptlessPage(
          "Link do podglądu",
          `<p><a href="${link}">${link}</a></p><p>Działa 7 dni, u każdego, kto go dostanie; „Wyloguj wszędzie” go unieważni.
<a href="/redakcja/publikacja">Wróć</a></p>`,
        ),
      );
    }, next);
  });
  return router;
}
