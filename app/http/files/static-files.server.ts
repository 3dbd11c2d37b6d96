import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { listOwnFiles, type shownSite } from "lib/platform/files.server";
import { LRUCache } from "lru-cache";
import send from "send";
import { reject, rejectForNow } from "~/http/guard/rejection.server";
import { type Encoding, encodings, preferredEncoding } from "~/http/headers/content-encoding";
import { downloadHeaders } from "./download-headers";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const yearSeconds = 31_536_000;

// `send` does not know the media type of AVIF.
send.mime.define({ "image/avif": ["avif"] });

export type ServedFiles = {
  shown: typeof shownSite.files;
  /**
   * Files of the publication that this process is about to show, or null. Another instance may show it already, so its
   * files are served before the pages that name them.
   */
  coming: typeof shownSite.coming;
  /** Tells whether the content in use lets visitors have a file. */
  isPublic: (path: string) => boolean;
};

const onlyBuilt: ServedFiles = {
  shown: () => ({ folder: null, removed: new Set(), isUnfinished: false }),
  coming: () => null,
  isPublic: () => true,
};

/** Matches paths of the files that the build makes from the content. */
export const madePath = /^\/(?:files|logos|dane)\/[\w./-]+$/;

/** Matches paths that may be files: the last segment of a page's path has no dot. */
const fileName = /\.\w+$/;

/**
 * Serves the build's files, compressed if the build wrote a compressed copy. `Range` requests get bytes of the
 * uncompressed file. Files below `/assets` are cached for a year, because their names contain a content hash. A request
 * for a missing file below `/assets` gets a 404 immediately. A file deleted after the server's start also gets a 404,
 * without the file's headers (behaviour 19.6). While the build is still making files, one that it may make is a 503.
 *
 * Uses `send`, like Express. `sirv` was rejected: it serves brotli for `br;q=0`, cuts ranges out of the compressed
 * file, crashes on a deleted file or `Range: bytes=5-1`, and leaks the file handle of an aborted download.
 * @param builtFolder client folder of the build; its files are listed once and, if they were not all there, when they
 * are; those of another folder when it changes
 */
export function serveFiles(
  builtFolder: string,
  { shown, coming, isPublic }: ServedFiles = onlyBuilt,
): RequestHandler {
  let built = servable(builtFolder);
  let isUnfinished = shown().isUnfinished;
  const listed = new LRUCache<string, Servable>({ max: 2, memoMethod: servable });

  function findFile(path: string): Servable | undefined {
    if (isUnfinished && !shown().isUnfinished) {
      built = servable(builtFolder);
      isUnfinished = false;
    }
    const found = findAmong(shown(), path);
    if (found && isPublic(path)) return found;
    const next = fileName.test(path) ? coming() : null;
    return next ? findAmong(next, path) : undefined;
  }

  function findAmong({ folder, removed }: ReturnType<typeof shownSite.files>, path: string) {
    const own = folder === null ? undefined : listed.memo(folder);
    if (own?.files.has(path)) return own;
    return built.files.has(path) && !removed.has(path) ? built : undefined;
  }

  return (request, response, next) => {
    const { method, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    const isAsset = path.startsWith("/assets/");
    const found = findFile(path);
    if (!found && isUnfinished && madePath.test(path)) return rejectForNow(request, response);
    if (!found) return isAsset ? reject(request, response, 404) : next();

    const { folder, files } = found;
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
        // CORS: shops fetch the open data, and show the pictures and models whose URLs are in it (behaviour 2.13).
        if (!isAsset)
          response.set({
            "Access-Control-Allow-Origin": "*",
            "Cross-Origin-Resource-Policy": "cross-origin",
          });
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

type Servable = { folder: string; files: ReadonlySet<string> };

/** Lists all files below a folder as URL paths. No file name needs URL encoding. */
const servable = (folder: string): Servable => ({
  folder,
  files: new Set(listOwnFiles(folder).map((name) => `/${name}`)),
});
