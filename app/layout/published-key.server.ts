import { createHash } from "node:crypto";
import { fromContent } from "~/content/memo";
import { redirectRules } from "~/http/redirects.server";
import { allSymbols } from "./icons/icons.server";

/**
 * Changes with the published icons and redirect rules. A URL with it may be cached for ever; one with the build's id
 * alone may not, because publishing changes both without a build (behaviours 2.6, 2.7, 25.5).
 */
export const publishedKey = fromContent(() =>
  createHash("sha256")
    .update(allSymbols())
    .update(JSON.stringify(redirectRules()))
    .digest("hex")
    .slice(0, 12),
);
