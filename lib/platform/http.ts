export { BodyTooLargeError, readBoundedAnswer, readBoundedText } from "./http/bounded-body";
export { decoded } from "./http/decoded";
export { fetchOk } from "./http/fetch-ok";
export { ownPath } from "./http/own-path";
export { redirectTarget } from "./http/redirect-target";
export { requestId, requestIdHeader } from "./http/request-id";
export { withoutTrailingSlashes } from "./http/trailing-slashes";
