export { log } from "./log/log.server";
export { shortened } from "./log/redacted";
export { requestId, requestIdHeader } from "./log/request-id";
