import { readdirSync } from "node:fs";
import express, { type RequestHandler } from "express";
import { refuse } from "~/delivery/guard/refusal.server";
import { type Encoding, preferredEncoding } from "~/delivery/headers/content-encoding";
import { downloadHeaders } from "./download-headers";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const yearSeconds = 31_536_000;

// Unknown to Express 4.
express.static.mime.define({ "image/avif": ["avif"] });

/**
 * Serves the files of the build, compressed where the build wrote a compressed form beside them; parts of a file
 * (`Range`) are parts of its plain form. Below `/assets` names change with the content: cached for a year, and an
 * unknown one is a 404 at once (behaviour 19.6).
 * @param folder the build's client folder, listed once
 */
export function serveFiles(folder: string): RequestHandler {
  const files = new Set(listFiles(folder));
  const sendFile = express.static(folder, { index: false, redirect: false, cacheControl: false });
  return (request, response, next) => {
    const { method, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    const isAsset = path.startsWith("/assets/");
    if (!files.has(path)) return isAsset ? refuse(request, response, 404) : next();

    response.set(
      "Cache-Control",
      isAsset ? `public, max-age=${yearSeconds}, immutable` : "public, max-age=3600",
    );
    response.set(downloadHeaders(path) ?? {});
    const hasForms = files.has(path + suffixes.br);
    if (hasForms) response.vary("Accept-Encoding");
    const encoding = hasForms && !headers.range ? preferredEncoding(headers["accept-encoding"]) : null;
    if (encoding) {
      if (!response.hasHeader("Content-Type")) response.type(path.slice(path.lastIndexOf(".")));
      response.set("Content-Encoding", encoding);
      request.url = path + suffixes[encoding];
    }
    sendFile(request, response, next);
  };
}

/** Paths of all files below a folder, as addresses (no name needs escaping), without hidden files. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`);
}
