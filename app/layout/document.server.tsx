import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { getBrand } from "~/content/brand.server";
import { fromContent } from "~/content/memo";
import { getNavigation } from "~/editorial/menus.server";
import { isTranslatedPage } from "~/http/translated-page";
import { deferScripts } from "~/remix/deferred-scripts";
import { withoutStaticParts } from "~/remix/static-parts.server";
import { renderFrame } from "./frame/frame-markup.server";
import { FrameMarkup } from "./frame-part";
import { siteIcons } from "./icons.server";

const frameMarkup = fromContent(() => renderFrame(getNavigation(), getBrand().social));

/**
 * Renders a complete document. Icons are inserted afterwards, so that React neither renders nor hydrates them.
 * @param url of the request
 */
export function renderDocument(context: EntryContext, url: string): string {
  const page = renderToString(
    <FrameMarkup.Provider value={frameMarkup()}>
      <RemixServer context={withoutStaticParts(context)} url={url} />
    </FrameMarkup.Provider>,
  );
  return `<!DOCTYPE html>${deferScripts(siteIcons().fillSprite(page), isTranslatedPage(new URL(url)))}`;
}
