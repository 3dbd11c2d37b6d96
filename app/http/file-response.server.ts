import { createHash } from "node:crypto";
import { zipServedFiles } from "lib/platform/files.server";

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

/** Returns the response with which the browser saves a ZIP of files of the site, which is made while it is sent. */
export async function zipResponse(
  name: string,
  entries: Parameters<typeof zipServedFiles>[0],
): Promise<Response> {
  const { content, bytes, tag } = await zipServedFiles(entries);
  return new Response(content, {
    headers: {
      ...fileHeaders(name, "application/zip"),
      "Content-Length": String(bytes),
      ETag: `"${tag}"`,
    },
  });
}

/**
 * Returns the headers of a file that was made on demand: only the visitor's browser may cache it, for 10 minutes; search
 * engines may not index it.
 */
function fileHeaders(name: string, type: string): Record<string, string> {
  return {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "private, max-age=600",
    "X-Robots-Tag": "noindex",
  };
}
