import type { LoaderFunctionArgs } from "@remix-run/node";
import { allSymbols } from "~/layout/icons/icons.server";
import { build } from "~/remix/build.server";

/**
 * `GET /builds/icons/{id}.svg`: all icons of this build as SVG symbols (behaviour 2.7). For the id of another build,
 * the response has the same icons but must not be cached.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const isThisBuild = params.file === `${build.id}.svg`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${allSymbols()}</svg>`, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": isThisBuild ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
