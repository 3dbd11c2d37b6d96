/** The middleware between the network and Remix; `server/chain.ts` defines its order. */

export { answerBadRequests, answerFailure } from "~/http/errors/errors.server";
export { madePath, serveFiles } from "~/http/files/static-files.server";
export { guardRequests } from "~/http/guard/guard.server";
export { limitPosts } from "~/http/guard/post-limit.server";
export {
  secureDocument,
  setHeaders,
  strictHeaders,
} from "~/http/headers/security-headers.server";
export { answerHealth } from "~/http/health/health.server";
export { callerNetwork } from "~/http/log/caller-network.server";
export { logRequests, nameStep } from "~/http/log/request-log.server";
export { rejected, serveMetrics } from "~/http/metrics/metrics.server";
export { documentAnswer } from "~/http/page-cache/answers/document";
export { PageCache } from "~/http/page-cache/cache.server";
export { canonicalHref } from "~/http/page-cache/canonical-href";
export { deliverDownloads } from "~/http/page-cache/downloads.server";
export { showWhenDue } from "~/http/page-cache/due.server";
export { answerOnFastPath } from "~/http/page-cache/fast-path.server";
export { watchOverload } from "~/http/page-cache/overload.server";
export { type CanonicalQuery, dataRoutes, pageTable } from "~/http/page-cache/page-table";
export { deliverPages, renderCanonically } from "~/http/page-cache/respond.server";
export { keepListedPagesWarm } from "~/http/page-cache/warming.server";
export { followDigitalLinks } from "~/http/redirects/digital-link.server";
export { redirectEarly } from "~/http/redirects/early.server";
export { letPagesReplaceHeaders } from "~/remix/replaced-headers.server";
