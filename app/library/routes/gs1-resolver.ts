import { getEnv } from "lib/platform/env.server";
import { getBrand } from "~/brand/brand.server";

/** `GET /.well-known/gs1resolver`: the GS1 keys that the site resolves (behaviour 2.12). */
export function loader() {
  const body = {
    name: getBrand().name,
    resolverRoot: getEnv().SITE_URL,
    supportedPrimaryKeys: ["01"],
    supportedLinkType: [{ namespace: "https://ref.gs1.org/voc/", prefix: "gs1:" }],
    linkTypeDefaultCanBeLinkset: false,
  };
  const headers = { "Cache-Control": "public, max-age=3600", "Access-Control-Allow-Origin": "*" };
  return Response.json(body, { headers });
}
