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
  /** For a 304: neither length nor ETag, since the client has both. */
  headersWithoutBody: string[];
  /** Its ETag and the one before its better compression: either matches for a 304. */
  tags: string[];
  body: Buffer;
};

type Name = Encoding | "plain";

/** The request headers of content negotiation. */
type Asking = Pick<IncomingMessage, "headers">;

/** Representations of each answer, created lazily. */
const formsOf = new WeakMap<PageAnswer, Partial<Record<Name, SentForm>>>();

/** The best cached representation that the client accepts (behaviours 19.3, 19.4). */
export function readyForm(request: Asking, answer: PageAnswer): SentForm | undefined {
  return formsOf.get(answer)?.[wantedForm(request, answer)];
}

/** The best representation that the client accepts. */
export async function formFor(request: Asking, answer: PageAnswer): Promise<SentForm> {
  const name = wantedForm(request, answer);
  const body = await bodyIn(name, answer);
  const forms = formsOf.get(answer) ?? {};
  formsOf.set(answer, forms);
  forms[name] ??= makeForm(answer, name, body);
  return forms[name];
}

/** The target of a redirect: of a document's, or of Remix's data response. */
export function redirectOf({ headers }: PageAnswer): string | undefined {
  return headers.location ?? headers["x-remix-redirect"];
}

/**
 * Sends a form, or 304 if the client has it. Headers are written in one go, over those that were set before.
 * @param requestId of the request, for its header
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
