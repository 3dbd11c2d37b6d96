import { json } from "@remix-run/node";
import { build } from "~/remix/build.server";

/** `GET /builds/latest.json`: which build is served now; browsers with an older one load their next page whole. */
export function loader() {
  return json(build, { headers: { "Cache-Control": "public, max-age=1" } });
}
