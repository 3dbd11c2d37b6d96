import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import send from "send";
import { reject } from "~/http/guard/rejection.server";
import { type Encoding, encodings, preferredEncoding } from "~/http/headers/content-encoding";
import { downloadHeaders } from "./download-headers";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const yearSeconds = 31_536_000;

// Unknown to `send`.
send.mime.define({ "image/avif": ["avif"] });

export type ServedFiles = { publishedFolder: () => string | null; isShown: (path: string) => boolean };

/**
 * Serves the files of the build, compressed where the build wrote a compressed form beside them; parts of a file
 * (`Range`) are parts of its plain form. Below `/assets` names change with the content: cached for a year, and an
 * unknown one is a 404 at once. A file that was there at the start and is gone is an error with status 404, and none of
 * the file's headers is sent with it (behaviour 19.6).
 *
 * By `send`, Express's own. `sirv` was tried: it takes `br;q=0` for brotli, cuts parts out of the compressed form, ends
 * the process over a vanished file or `Range: bytes=5-1`, and leaves the file of an aborted download open.
 * @param builtFolder the build's client folder, listed once
 * @param options.publishedFolder the folder whose files go before the build's, if there is one; listed when it is another
 * @param options.isShown whether a file that is there is for visitors; any other is as if it were not there
 */
export function serveFiles(
  builtFolder: string,
  { publishedFolder, isShown }: ServedFiles = { publishedFolder: () => null, isShown: () => true },
): RequestHandler {
  const built = servable(builtFolder);
  let published = servable(null);
  return (request, response, next) => {
    const { method, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    if (publishedFolder() !== published.folder) published = servable(publishedFolder());
    const { folder, files } = published.files.has(path) ? published : built;
    const isAsset = path.startsWith("/assets/");
    if (folder === null || !files.has(path) || !isShown(path))
      return isAsset ? reject(request, response, 404) : next();

    const isThere = (encoding: Encoding) => files.has(path + suffixes[encoding]);
    const hasForms = encodings.some(isThere);
    const encoding = headers.range ? null : preferredEncoding(headers["accept-encoding"], isThere);
    const headersBefore = response.getHeaderNames();
    send(request, encoding ? path + suffixes[encoding] : path, { root: folder, cacheControl: false })
      .on("headers", () => {
        response.type(path.slice(path.lastIndexOf("."))).set(downloadHeaders(path) ?? {});
        response.set(
          "Cache-Control",
          isAsset ? `public, max-age=${yearSeconds}, immutable` : "public, max-age=3600",
        );
        if (hasForms) response.vary("Accept-Encoding");
        if (encoding) response.set("Content-Encoding", encoding);
      })
      .on("error", (error) => {
        if (!response.headersSent) removeHeadersExcept(headersBefore, response);
        next(error);
      })
      .pipe(response);
  };
}

function removeHeadersExcept(kept: readonly string[], response: ServerResponse) {
  for (const name of response.getHeaderNames()) if (!kept.includes(name)) response.removeHeader(name);
}

function servable(folder: string | null) {
  return { folder, files: new Set(folder === null ? [] : listFiles(folder)) };
}

/** Paths of all files below a folder, as URLs (no name needs escaping), without hidden files. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`);
}
