import type { LoaderFunctionArgs } from "@remix-run/node";
import { hasFeature } from "~/brand/features.server";
import { fromContent } from "~/content/memo";
import { throwNotFound } from "~/http/redirects.server";
import { siteIcons } from "~/layout/icons.server";
import { publishedKey } from "~/layout/published-key.server";
import { readSpareParts } from "~/range/products.server";
import { sparePartSymbols } from "~/range/spare-parts";
import { readPartDrawings } from "~/range/spare-parts.server";

const drawings = fromContent(() => sparePartSymbols(readSpareParts().data, readPartDrawings()));

const oneYear = "public, max-age=31536000, immutable";
/** Short, so that the drawing of a new part soon appears; afterwards the browser asks whether the file has changed. */
const fiveMinutes = "public, max-age=300, s-maxage=60, stale-while-revalidate=86400";

/**
 * `GET /builds/icons/{key}.svg`: all icons of the site as SVG symbols (behaviour 2.7). For the key of other published
 * content, the response has the same icons but must not be cached.
 *
 * `GET /builds/icons/czesci-CZ-1.svg`: the small drawings of the spare parts with such numbers (behaviour 2.14). They have
 * no route of their own, because every page loads the list of routes.
 */
export function loader({ params: { file = "" } }: LoaderFunctionArgs) {
  if (file.startsWith("czesci-")) {
    const drawn = hasFeature("spareParts") && drawings().get(`/builds/icons/${file}`);
    return drawn ? svg(drawn, fiveMinutes) : throwNotFound();
  }
  return svg(siteIcons().all, file === `${publishedKey()}.svg` ? oneYear : "no-store");
}

function svg(symbols: string, cacheControl: string): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": cacheControl },
  });
}
