/** The header under which a request's id travels, inwards to the loaders and outwards to the visitor. */
export const requestIdHeader = "X-Request-Id";

/** The id of a request, for log lines about it; `undefined` for a render that serves several. */
export function requestId(request: Request): string | undefined {
  return request.headers.get(requestIdHeader) ?? undefined;
}
