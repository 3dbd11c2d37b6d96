import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, preferredEncoding } from "~/http/headers/content-encoding";
import { isNotModified } from "~/http/headers/entity-tag";
import { requestIdHeader } from "~/platform/request-id";
import { bodyIn, type PageAnswer } from "./answer.server";

/**
 * A representation of a response (uncompressed or with a content encoding), ready to send; `headers` is a flat array
 * of alternating names and values.
 */
export type SentForm = {
  status: number;
  headers: string[];
  /** Headers of a 304, without `Content-Length`; {@link sendForm} adds the matching ETag. */
  headersWithoutBody: string[];
  /**
   * ETag of the body and, after recompression, the ETag that it had before. If the client has either, it gets a 304.
   */
  tags: string[];
  body: Buffer;
};

type Name = Encoding | "plain";

/** The part of a request that content negotiation reads. */
type Asking = Pick<IncomingMessage, "headers">;

/** Representations of each answer, created lazily. */
const formsOf = new WeakMap<PageAnswer, Partial<Record<Name, SentForm>>>();

/**
 * Returns the representation that the client prefers, or undefined if it is not prepared yet (behaviours 19.3, 19.4).
 */
export function readyForm(request: Asking, answer: PageAnswer): SentForm | undefined {
  return formsOf.get(answer)?.[wantedForm(request, answer)];
}

/** Returns the representation that the client prefers; compresses the body if necessary. */
export async function formFor(request: Asking, answer: PageAnswer): Promise<SentForm> {
  const name = wantedForm(request, answer);
  const body = await bodyIn(name, answer);
  const forms = formsOf.get(answer) ?? {};
  formsOf.set(answer, forms);
  forms[name] ??= makeForm(answer, name, body);
  return forms[name];
}

/** Returns the target of a redirect, whether in response to a document request or a Remix data request. */
export function redirectOf({ headers }: PageAnswer): string | undefined {
  return headers.location ?? headers["x-remix-redirect"];
}

/**
 * Sends a representation, or a 304 if the client already has it. Writes all headers in one call; they override headers
 * that were set earlier.
 * @param requestId value of the request id header
 */
export function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, headersWithoutBody, tags, body }: SentForm,
  requestId: string,
): void {
  const ifNoneMatch = request.headers["if-none-match"];
  const known = ifNoneMatch && tags.find((tag) => isNotModified(ifNoneMatch, tag));
  if (known) {
    response.writeHead(304, [...headersWithoutBody, "etag", known, requestIdHeader, requestId]).end();
  } else {
    response.writeHead(status, [...headers, requestIdHeader, requestId]);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

function wantedForm({ headers }: Asking, { isCompressible }: PageAnswer): Name {
  return (isCompressible && preferredEncoding(headers["accept-encoding"])) || "plain";
}

function makeForm(answer: PageAnswer, name: Name, body: Buffer): SentForm {
  const { status, headers, isCompressible } = answer;
  const tags = status === 200 ? entityTags(answer, name) : [];
  const withoutBody = {
    ...headers,
    ...(isCompressible && { vary: "Accept-Encoding" }),
    ...(name !== "plain" && { "content-encoding": name }),
  };
  const whole = {
    ...withoutBody,
    ...(tags[0] && { etag: tags[0] }),
    ...(status !== 204 && { "content-length": String(body.byteLength) }),
  };
  const { etag: _, ...untagged } = withoutBody as Record<string, string>;
  return {
    status,
    headers: Object.entries(whole).flat(),
    headersWithoutBody: Object.entries(untagged).flat(),
    tags,
    body,
  };
}

function entityTags({ hash, isBest }: PageAnswer, name: Name): string[] {
  if (name === "plain") return [`"${hash}"`];
  const tag = `"${hash}-${name}"`;
  return name === "br" && isBest ? [`"${hash}-best"`, tag] : [tag];
}
