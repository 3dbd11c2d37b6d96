import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, preferredEncoding } from "~/delivery/headers/content-encoding";
import { isKnownToClient } from "~/delivery/headers/entity-tag";
import { bodyIn, type PageAnswer } from "./answer.server";

type Form = Encoding | "plain";
type FormHeaders = {
  headers: Record<string, string>;
  /** The form's own tag, and the one it had before its better compression: either gets a 304. */
  tags: string[];
};

/** The headers of each form of an answer, cached when it is first sent. */
const headersOf = new WeakMap<PageAnswer, Partial<Record<Form, FormHeaders>>>();

/** Sends a page in the best form that the client accepts, or 304 if it has that form (behaviours 19.3, 19.4). */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageAnswer,
): Promise<void> {
  const form = (answer.compressed.br && preferredEncoding(request.headers["accept-encoding"])) ?? "plain";
  const body = await bodyIn(form, answer);
  const { headers, tags } = formHeaders(answer, form, body);
  const known = tags.find((tag) => isKnownToClient(request.headers["if-none-match"], tag));
  if (known) {
    const { "content-length": _, ...rest } = headers;
    response.writeHead(304, { ...rest, etag: known }).end();
    return;
  }
  response.writeHead(answer.status, headers).end(request.method === "HEAD" ? undefined : body);
}

function formHeaders(answer: PageAnswer, form: Form, body: Buffer): FormHeaders {
  const known = headersOf.get(answer) ?? {};
  headersOf.set(answer, known);
  known[form] ??= makeHeaders(answer, form, body.byteLength);
  return known[form];
}

function makeHeaders(answer: PageAnswer, form: Form, bytes: number): FormHeaders {
  const { status, headers, compressed } = answer;
  const tags = status === 200 ? entityTags(answer, form) : [];
  return {
    tags,
    headers: {
      ...headers,
      ...(tags[0] && { etag: tags[0] }),
      ...(compressed.br && { vary: "Accept-Encoding" }),
      ...(form !== "plain" && { "content-encoding": form }),
      ...(status !== 204 && { "content-length": String(bytes) }),
    },
  };
}

function entityTags({ hash, isBest }: PageAnswer, form: Form): string[] {
  if (form === "plain") return [`"${hash}"`];
  const tag = `"${hash}-${form}"`;
  return form === "br" && isBest ? [`"${hash}-best"`, tag] : [tag];
}
