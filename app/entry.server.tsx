import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { requestId } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { shortened } from "lib/platform/redacted";
import * as delivery from "~/http/middleware.server";
import { renderDocument } from "~/layout/document.server";
import { canonicalQueries, facets } from "~/pages/canonical-queries.server";
import { loadContent } from "~/pages/content.server";
import { listedFiles, listedPages } from "~/pages/listed-pages.server";
import { giveFacets } from "~/range/facets";
import { keepOwnFetch } from "~/remix/own-fetch";

// `server/` needs these packages too. They are re-exported so that the build bundles them only once.
export { createRequestHandler as createExpressHandler } from "@remix-run/express";
export { default as express } from "express";
export { getEnv } from "lib/platform/env.server";
export { shownSite } from "lib/platform/files.server";
export { isPlainPage } from "~/editorial/pages.server";
export { shutDownInOrder } from "~/http/shutdown.server";
// The exports are the only interface between `server/` and the application.
export { resolveDigitalLink } from "~/library/digital-link.server";
export { mailing } from "~/mail-service/mail-service.server";
export { newsletterFigures } from "~/newsletter/figures.server";
export { canonicalPath } from "~/pages/canonical-path.server";
export { hasUnpublishedEdits, prepareEditedContent, preparePublication } from "~/pages/content.server";
export { hasComeDue } from "~/pages/due.server";
export { followAdditions } from "~/pages/project-additions.server";
export { isPublicFile } from "~/pages/public-files.server";
export { categoryTree } from "~/range/tree.server";
export { pageRenderer } from "~/remix/render-page.server";
export { canonicalQueries, delivery, log };

/** Lists the paths of all pages and other resources, without query variants. */
export async function listHrefs(): Promise<string[]> {
  return [...(await listedPages()).map(({ path }) => path), ...listedFiles()];
}

keepOwnFetch();
giveFacets(facets);
await loadContent();

/**
 * Renders the complete document before responding, so that a late error still yields an error page and the response has
 * a `Content-Length` (docs/decisions/0002).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { html, inlineScripts } = renderDocument(context, request.url);
  headers.set("Content-Type", "text/html; charset=utf-8");
  delivery.secureDocument(inlineScripts, headers, request.url);
  return delivery.documentAnswer(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log.error(
    { err: error, id: requestId(request), path: shortened(new URL(request.url).pathname) },
    "Rendering or loading failed",
  );
};
