import type { IncomingMessage, ServerResponse } from "node:http";

/** Time in ms that a rejected client has to read the response. Meanwhile, the rest of its request body is discarded. */
const lingerMs = 1_000;

/**
 * Closes the connection of a request that is answered before its body was fully read. The rest of the body must neither be
 * awaited nor parsed as the next request. The connection is closed after a delay, because an immediate close would send a
 * reset and the client might lose the response.
 * @param sparedBytes declared length up to which the rest is read all the same, so that the connection can be used again
 */
export function closeIfUnread(request: IncomingMessage, response: ServerResponse, sparedBytes = 0): void {
  response.once("finish", () => {
    const isSpared = Number(request.headers["content-length"]) <= sparedBytes;
    if (request.complete || isSpared) return;
    request.resume();
    request.socket.end();
    setTimeout(() => request.socket.destroy(), lingerMs).unref();
  });
}
