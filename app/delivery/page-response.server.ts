import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, preferredEncoding } from "./content-encoding";
import { isKnownToClient } from "./entity-tag";
import type { PageAnswer } from "./page-answer.server";

type Form = Encoding | "plain";
type FormHeaders = {
  headers: Record<string, string>;
  /** The form's own tag, and the one it had before it was compressed anew: to a client they mean the same. */
  tags: string[];
};

/** The headers of each form of an answer, made when it is first sent. */
const headersOf = new WeakMap<PageAnswer, Partial<Record<Form, FormHeaders>>>();

/** Sends a page in the best form that the client takes, or 304 where it has that very form; a strong tag tells them apart. */
export function sendPage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void {
  const { status, compressed, plain } = answer;
  const form = (compressed.br && preferredEncoding(request.headers["accept-encoding"])) ?? "plain";
  const { headers, tags } = formHeaders(answer, form);
  const known = tags.find((tag) => isKnownToClient(request.headers["if-none-match"], tag));
  if (known) {
    const { "content-length": _, ...rest } = headers;
    response.writeHead(304, { ...rest, etag: known }).end();
    return;
  }
  const body = form === "plain" ? plain : compressed[form];
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

function formHeaders(answer: PageAnswer, form: Form): FormHeaders {
  const known = headersOf.get(answer) ?? {};
  headersOf.set(answer, known);
  known[form] ??= makeHeaders(answer, form);
  return known[form];
}

function makeHeaders(answer: PageAnswer, form: Form): FormHeaders {
  const { status, headers, plain, compressed } = answer;
  const body = (form !== "plain" && compressed[form]) || plain;
  const tags = status === 200 ? entityTags(answer, form) : [];
  return {
    tags,
    headers: {
      ...headers,
      ...(tags[0] && { etag: tags[0] }),
      ...(compressed.br && { vary: "Accept-Encoding" }),
      ...(form !== "plain" && { "content-encoding": form }),
      ...(status !== 204 && { "content-length": String(body.byteLength) }),
    },
  };
}

function entityTags({ hash, isBest }: PageAnswer, form: Form): string[] {
  if (form === "plain") return [`"${hash}"`];
  const tag = `"${hash}-${form}"`;
  return form === "br" && isBest ? [`"${hash}-best"`, tag] : [tag];
}
