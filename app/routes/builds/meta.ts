import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectRules } from "~/http/redirects.server";
import { build } from "~/remix/build.server";

const oneYear = "public, max-age=31536000, immutable";

/** `GET /builds/meta/{id}.json`: the redirect rules of this build (behaviour 2.6); 404 for another build. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.file !== `${build.id}.json`) {
    const headers = { "Cache-Control": "no-store" };
    return Response.json({ message: "Nie ma takiej wersji serwisu." }, { status: 404, headers });
  }
  const body = { ...build, redirects: redirectRules(), prerendered: [] };
  return Response.json(body, { headers: { "Cache-Control": oneYear } });
}
