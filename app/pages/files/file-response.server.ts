import { createHash } from "node:crypto";

/** Returns the response with which the browser saves a file that was made on demand. */
export function fileResponse(name: string, type: string, content: Uint8Array | string): Response {
  const body = Buffer.from(content);
  return new Response(body, {
    headers: {
      ...fileHeaders(name, type),
      "Content-Length": String(body.byteLength),
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
    },
  });
}

/**
 * Returns the headers of a file that was made on demand: only the visitor's browser may cache it, for 10 minutes; search
 * engines may not index it.
 */
export function fileHeaders(name: string, type: string): Record<string, string> {
  return {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "private, max-age=600",
    "X-Robots-Tag": "noindex",
  };
}
