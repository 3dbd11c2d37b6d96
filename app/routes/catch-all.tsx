import type { LoaderFunctionArgs } from "@remix-run/node";
import { followRedirectRule, redirectToNotFound } from "~/http/redirects/unknown-path.server";

export function loader({ request }: LoaderFunctionArgs) {
  followRedirectRule(request);
  redirectToNotFound();
}

/**
 * Never rendered, because the loader always redirects. Without this component, Remix would treat the route as a
 * resource route.
 */
export default function CatchAllPage() {
  return null;
}
