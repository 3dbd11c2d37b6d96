import { build } from "~/remix/build.server";

/** `GET /builds/latest.json`: the build that is served (behaviour 2.5), which open tabs poll (13.1). */
export function loader() {
  return Response.json(build, { headers: { "Cache-Control": "public, max-age=1" } });
}
