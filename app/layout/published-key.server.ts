import { createHash } from "node:crypto";
import { shownSite } from "lib/platform/files.server";
import { fromContent } from "~/content/memo";
import { redirectRules } from "~/http/redirects.server";
import { build } from "~/remix/build.server";
import { siteIcons } from "./icons.server";

/**
 * A key that changes with the build and with the published content. A URL with it may be cached for ever; one with the
 * build's id alone may not, because publishing changes icons and redirect rules without a build (behaviours 2.6, 2.7,
 * 25.5).
 */
export const publishedKey = fromContent(() =>
  createHash("sha256")
    .update(`${build.id} ${shownSite.publication().name}`)
    .update(siteIcons().all)
    .update(JSON.stringify(redirectRules()))
    .digest("hex")
    .slice(0, 12),
);
