import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdHeader } from "lib/platform/request-id";
import { LRUCache } from "lru-cache";
import { type Encoding, preferredEncoding } from "~/http/headers/content-encoding";
import { isNotModified } from "~/http/headers/entity-tag";
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
/** Uncompressed representations of compressible answers, for the few clients that ask for them. */
const plainForms = new LRUCache<PageAnswer, SentForm>({
  maxSize: 4_000_000,
  sizeCalculation: ({ body }) => body.byteLength,
});

/**
 * Returns the representation that the client prefers, or undefined if it is not prepared yet (behaviours 19.3, 19.4).
 */
export function readyForm(request: Asking, answer: PageAnswer): SentForm | undefined {
  return knownForm(wantedForm(request, answer), answer);
}

function knownForm(name: Name, answer: PageAnswer): SentForm | undefined {
  return isRare(name, answer) ? plainForms.get(answer) : formsOf.get(answer)?.[name];
}

const isRare = (name: Name, { isCompressible }: PageAnswer) => name === "plain" && isCompressible;

/** Returns the representation that the client prefers; compresses the body if necessary. */
export async function formFor(request: Asking, answer: PageAnswer): Promise<SentForm> {
  const name = wantedForm(request, answer);
  const known = knownForm(name, answer);
  if (known) return known;
  const form = makeForm(answer, name, await bodyIn(name, answer));
  if (isRare(name, answer)) plainForms.set(answer, form);
  else formsOf.set(answer, { ...formsOf.get(answer), [name]: form });
  return form;
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
