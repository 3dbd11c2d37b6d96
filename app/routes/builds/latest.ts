import { build } from "~/remix/build.server";

/**
 * `GET /builds/latest.json`: the id and the time of the build being served (behaviour 2.5). Open tabs poll it (13.1).
 */
export function loader() {
  return Response.json(build, { headers: { "Cache-Control": "public, max-age=1" } });
}
