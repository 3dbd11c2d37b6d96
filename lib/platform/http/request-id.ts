/** Header with a request's id. The server sets it on the request for loaders and on the response for the visitor. */
export const requestIdHeader = "X-Request-Id";

/** Returns a request's id for log lines; `undefined` for a cached render, which serves several requests. */
export function requestId(request: Request): string | undefined {
  return request.headers.get(requestIdHeader) ?? undefined;
}
