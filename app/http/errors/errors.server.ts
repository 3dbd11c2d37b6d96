import { randomUUID } from "node:crypto";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorRequestHandler } from "express";
import { truncatedIp } from "lib/platform/caller.server";
import { requestIdHeader } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { reject, rejectionPage } from "~/http/guard/rejection.server";
import { observeRequest, rejected } from "~/http/metrics/metrics.server";

/**
 * Final error handler. An error that has a 4xx status (a deleted file, a `Range` beyond the end of a file) is answered
 * with that status and the error's headers. Any other error is logged with the request's id and answered with a plain
 * 500.
 */
export const answerFailure: ErrorRequestHandler = (error, request, response, next) => {
  if (error.status >= 400 && error.status < 500 && !response.headersSent) {
    return reject(request, response, error.status, error.headers);
  }
  log.error({ err: error, id: response.locals.note?.id, path: request.path }, "Request failed");
  if (response.headersSent) return next(error);
  reject(request, response, 500);
};

const statuses: Record<string, [status: number, name: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/**
 * Answers requests that never reach a request handler: malformed HTTP, requests that time out, and `CONNECT`. Logs each
 * of them and closes its connection.
 * @param headers the security headers that every response has
 */
export function answerBadRequests(server: Server, headers: Record<string, string>) {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    const owed = socket._httpMessage;
    // Do not write into a response that has started, or that belongs to an earlier request on this connection.
    const isOther = owed && (owed.headersSent || owed.req.complete);
    if (!socket.writable || isOther || error.code === "ECONNRESET") return void socket.destroy();
    const [status, name] = statuses[error.code ?? ""] ?? [400, "Bad Request"];
    answer(socket, status, name, { reason: error.code });
  });
  server.on("connect", (_request, socket: Socket) => {
    answer(socket, 405, "Method Not Allowed", { method: "CONNECT" }, { Allow: "GET, HEAD" });
  });

  function answer(socket: Socket, status: number, name: string, logged: object, more: object = {}) {
    const page = rejectionPage(status);
    const id = randomUUID();
    log.info({ id, status, ...logged, caller: truncatedIp(socket.remoteAddress) }, "request");
    observeRequest({ path: "", answeredBy: rejected, status, seconds: 0 });
    const lines = Object.entries({
      ...headers,
      ...more,
      [requestIdHeader]: id,
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(page),
      Connection: "close",
    }).map(([header, value]) => `${header}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${name}\r\n${lines.join("")}\r\n${page}`);
  }
}

/** Socket with Node's internal reference to the response in progress, which Node's own error handler uses as well. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse };
