/** What stands between the network and Remix; `server/chain.ts` puts it in order. */

export { serveFiles } from "~/delivery/files/static-files.server";
export { guardRequests } from "~/delivery/guard/guard.server";
export { limitPosts } from "~/delivery/guard/post-limit.server";
export {
  addStrictHeaders,
  secureDocument,
  setHeaders,
  strictHeaders,
} from "~/delivery/headers/security-headers.server";
export { callerNetwork } from "~/delivery/operations/caller-network.server";
export { answerBadRequests, answerFailure } from "~/delivery/operations/errors.server";
export { answerHealth } from "~/delivery/operations/health.server";
export { refused, serveMetrics } from "~/delivery/operations/metrics.server";
export { logRequests, nameStep } from "~/delivery/operations/request-log.server";
export { answerAtOnce } from "~/delivery/pages/at-once.server";
export { PageCache } from "~/delivery/pages/cache.server";
export { deliverPages, renderCanonically } from "~/delivery/pages/deliver.server";
export { documentAnswer } from "~/delivery/pages/document";
export { deliverDownloads } from "~/delivery/pages/downloads.server";
export { showWhenDue } from "~/delivery/pages/due.server";
export { watchOverload } from "~/delivery/pages/overload.server";
export { type CanonicalQuery, dataRoutes, pageTable } from "~/delivery/pages/page-table";
export { keepListedPagesWarm } from "~/delivery/pages/warming.server";
export { followDigitalLinks } from "~/delivery/redirects/digital-link.server";
export { redirectEarly } from "~/delivery/redirects/early.server";
export { letPagesReplaceHeaders } from "~/remix/replaced-headers.server";
