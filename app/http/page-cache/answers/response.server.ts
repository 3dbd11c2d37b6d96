import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdHeader } from "lib/platform/http";
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
  /** Headers of a 304. */
  headersWithoutBody: string[];
  /** The ETag and, for a body compressed at the best quality, that of the quick compression: both mean the same page. */
  tags: string[];
  body: Buffer;
};

/** What content negotiation reads of a request. */
type Asking = Pick<IncomingMessage, "method" | "headers">;

/** The representation in which each answer is cached. Browsers ask for no other. */
const cachedForms = new WeakMap<PageAnswer, SentForm>();

/** Returns the cached representation if the client accepts it (behaviours 19.3, 19.4). */
export function readyForm({ headers }: Pick<Asking, "headers">, answer: PageAnswer): SentForm | undefined {
  if (answer.brotli && preferredEncoding(headers["accept-encoding"]) !== "br") return undefined;
  const form = cachedForms.get(answer) ?? makeForm(answer, answer.body, answer.brotli && "br");
  cachedForms.set(answer, form);
  return form;
}

/** Returns the representation that the client prefers; makes it anew for the few clients without brotli. */
export async function formFor(request: Pick<Asking, "headers">, answer: PageAnswer): Promise<SentForm> {
  const ready = readyForm(request, answer);
  if (ready) return ready;
  const name = preferredEncoding(request.headers["accept-encoding"], (one) => one === "gzip");
  return makeForm(answer, await bodyIn(name === "gzip" ? name : "plain", answer), name);
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
  { method, headers: asked }: Asking,
  response: ServerResponse,
  { status, headers, headersWithoutBody, tags, body }: SentForm,
  requestId: string,
): void {
  const ifNoneMatch = asked["if-none-match"];
  if (ifNoneMatch && tags.some((tag) => isNotModified(ifNoneMatch, tag))) {
    response.writeHead(304, [...headersWithoutBody, requestIdHeader, requestId]).end();
  } else {
    response.writeHead(status, [...headers, requestIdHeader, requestId]);
    response.end(method === "HEAD" ? undefined : body);
  }
}

function makeForm(answer: PageAnswer, body: Buffer, encoding: Encoding | null): SentForm {
  const { status, headers, hash, brotli } = answer;
  const { etag: _, ...own } = headers;
  const suffixes = encoding === "br" ? [`-${brotli}`, "-quick"] : [encoding ? `-${encoding}` : ""];
  const tags = status === 200 ? suffixes.map((suffix) => `"${hash}${suffix}"`) : [];
  const withoutBody = {
    ...(status === 200 ? own : headers),
    ...(brotli && { vary: "Accept-Encoding" }),
    ...(encoding && { "content-encoding": encoding }),
    ...(tags[0] && { etag: tags[0] }),
  };
  const whole = { ...withoutBody, ...(status !== 204 && { "content-length": String(body.byteLength) }) };
  return {
    status,
    headers: Object.entries(whole).flat(),
    headersWithoutBody: Object.entries(withoutBody).flat(),
    tags,
    body,
  };
}
