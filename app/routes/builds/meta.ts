import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectRules } from "~/http/redirects.server";
import { publishedKey } from "~/layout/published-key.server";
import { build } from "~/remix/build.server";

const oneYear = "public, max-age=31536000, immutable";

export const handle = { searchParams: ["content"] };

/**
 * `GET /builds/meta/{id}.json`: the redirect rules of this build (behaviour 2.6); 404 for another build. Only under the key
 * of what is published, in `?content=`, may the response be cached: the rules change with a publication.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("content");
  if (params.file !== `${build.id}.json`) {
    const headers = { "Cache-Control": "no-store" };
    return Response.json({ message: "Nie ma takiej wersji serwisu." }, { status: 404, headers });
  }
  const body = { ...build, redirects: redirectRules(), prerendered: [] };
  return Response.json(body, { headers: { "Cache-Control": key === publishedKey() ? oneYear : "no-store" } });
}
