import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { isLeftover } from "lib/platform/files.server";
import send from "send";
import { reject } from "~/http/guard/rejection.server";
import { type Encoding, encodings, preferredEncoding } from "~/http/headers/content-encoding";
import { downloadHeaders } from "./download-headers";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const yearSeconds = 31_536_000;

// `send` does not know the media type of AVIF.
send.mime.define({ "image/avif": ["avif"] });

export type ServedFiles = { publishedFolder: () => string | null; isShown: (path: string) => boolean };

/**
 * Serves the build's files, compressed if the build wrote a compressed copy. `Range` requests get bytes of the
 * uncompressed file. Files below `/assets` are cached for a year, because their names contain a content hash. A request
 * for a missing file below `/assets` gets a 404 immediately. A file deleted after the server's start also gets a 404,
 * without the file's headers (behaviour 19.6).
 *
 * Uses `send`, like Express. `sirv` was rejected: it serves brotli for `br;q=0`, cuts ranges out of the compressed
 * file, crashes on a deleted file or `Range: bytes=5-1`, and leaks the file handle of an aborted download.
 * @param builtFolder client folder of the build; its files are listed once
 * @param options.publishedFolder returns the folder whose files override the build's, or null; its files are listed
 * again when the folder changes
 * @param options.isShown tells whether visitors may see a file; if not, the file is treated as missing
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
        // Shops show pictures whose URLs they have from the open data (behaviour 2.13).
        if (!isAsset) response.set("Cross-Origin-Resource-Policy", "cross-origin");
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

function removeHeadersExcept(allowed: readonly string[], response: ServerResponse) {
  for (const name of response.getHeaderNames()) if (!allowed.includes(name)) response.removeHeader(name);
}

function servable(folder: string | null) {
  return { folder, files: new Set(folder === null ? [] : listFiles(folder)) };
}

/** Lists all files below a folder, except leftovers of programs, as URL paths. No file name needs URL encoding. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`);
}
