/** What stands between the network and Remix, for `server.ts`, which puts it in order. */
export { redirectEarly } from "./early-redirects.server";
export { guardRequests } from "./guard.server";
export { answerHealth } from "./health.server";
export { watchOverload } from "./overload.server";
export { knownParameters } from "./page-address";
export { PageCache } from "./page-cache.server";
export { deliverPages } from "./page-delivery.server";
export { warmPages } from "./page-warming.server";
export { limitPosts } from "./post-limit.server";
export { logRequests } from "./request-log.server";
export { letPagesReplaceHeaders, secureDocument, setHeaders, strictHeaders } from "./security-headers.server";
export { answerBadRequest, answerFailure } from "./server-errors.server";
export { serveFiles } from "./static-files.server";
