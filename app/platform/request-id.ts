/** The header with a request's id, set on the request for the loaders and on the answer for the visitor. */
export const requestIdHeader = "X-Request-Id";

/** The id of a request, for log lines about it; `undefined` for a cached render, which serves several. */
export function requestId(request: Request): string | undefined {
  return request.headers.get(requestIdHeader) ?? undefined;
}
