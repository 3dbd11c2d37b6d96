import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, preferredEncoding } from "./content-encoding";
import { isKnownToClient } from "./entity-tag";
import type { PageAnswer } from "./page-answer.server";

type Form = Encoding | "plain";

/** Status line's headers of each form of an answer, made when it is first sent. */
const headersOf = new WeakMap<PageAnswer, Partial<Record<Form, Record<string, string>>>>();

/** Sends a page in the best form that the client takes, or 304 where it has that very form; a strong tag tells them apart. */
export function sendPage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void {
  const { status, compressed, plain } = answer;
  const form = (compressed.br && preferredEncoding(request.headers["accept-encoding"])) ?? "plain";
  const headers = formHeaders(answer, form);
  if (headers.etag && isKnownToClient(request.headers["if-none-match"], headers.etag)) {
    const { "content-length": _, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const body = form === "plain" ? plain : compressed[form];
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

function formHeaders(answer: PageAnswer, form: Form): Record<string, string> {
  const known = headersOf.get(answer) ?? {};
  headersOf.set(answer, known);
  known[form] ??= makeHeaders(answer, form);
  return known[form];
}

function makeHeaders(
  { status, headers, hash, plain, compressed }: PageAnswer,
  form: Form,
): Record<string, string> {
  const body = (form !== "plain" && compressed[form]) || plain;
  return {
    ...headers,
    ...(status === 200 && { etag: form === "plain" ? `"${hash}"` : `"${hash}-${form}"` }),
    ...(compressed.br && { vary: "Accept-Encoding" }),
    ...(form !== "plain" && { "content-encoding": form }),
    ...(status !== 204 && { "content-length": String(body.byteLength) }),
  };
}
