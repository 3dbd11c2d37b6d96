import type { LoaderFunctionArgs } from "@remix-run/node";
import { followRedirectRule, redirectToNotFound } from "~/delivery/redirects/unknown-path.server";

export function loader({ request }: LoaderFunctionArgs) {
  followRedirectRule(request);
  redirectToNotFound();
}

/** Never shown: every unknown path leads elsewhere. Without a component the browser would get an empty answer. */
export default function CatchAllPage() {
  return null;
}
