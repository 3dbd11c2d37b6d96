import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { getBrand } from "~/brand/brand.server";
import { fromContent } from "~/content/memo";
import { getNavigation } from "~/editorial/menus.server";
import { isTranslatedPage } from "~/http/translated-page";
import { deferScripts, withServedSize } from "~/remix/deferred-scripts";
import { withoutStaticParts } from "~/remix/static-parts.server";
import { renderFrame } from "./frame/frame-markup.server";
import { FrameMarkup } from "./frame-part";
import { siteIcons } from "./icons.server";
import { readMarkup } from "./read-markup";

const frameMarkup = fromContent(() => renderFrame(getNavigation(), getBrand().social));

/**
 * Renders a complete document. Icons are inserted afterwards, so that React neither renders nor hydrates them.
 * @param url of the request
 * @returns the document, and the code of its inline scripts
 */
export function renderDocument(context: EntryContext, url: string) {
  const rendered = renderToString(
    <FrameMarkup.Provider value={frameMarkup()}>
      <RemixServer context={withoutStaticParts(context)} url={url} />
    </FrameMarkup.Provider>,
  );
  const page = deferScripts(rendered, isTranslatedPage(new URL(url)));
  const { size, icons, inlineScripts } = readMarkup(page);
  const { symbolsOf, fillSprite } = siteIcons();
  const symbols = symbolsOf(icons);
  const sizeOfAll = size + readMarkup(symbols).size;
  return {
    html: `<!DOCTYPE html>${withServedSize(fillSprite(page, symbols), sizeOfAll)}`,
    inlineScripts: inlineScripts.map((code) => withServedSize(code, sizeOfAll)),
  };
}
