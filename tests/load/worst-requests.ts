import path from "node:path";
import { pathToFileURL } from "node:url";
import { maxBodyBytes } from "~/http/guard/form-paths";

export type WorstRequest = { name: string; path: string; headers?: Record<string, string>; body?: string };

/** Texts that are slow for regular expressions and parsers when repeated; each is repeated up to a length limit. */
const pieces = [
  ..."a1.@(-*%;,'\" \t\n\u0300",
  ...["1.", "a.", "a@", "[x](", "x ", "1 ", "a,", "a\u0300", "<a>", "_rA."],
  ...["LR-110-CH ", "LR-110-CH\n", "LR-110-CH;2\n"],
];
/** Appended to the repeated text, so that a regular expression that matches the repeats fails only at the end. */
const tail = "!y";

/** Lengths in bytes, slightly below the limits of the site (URL) and of Node (header). */
const maxUrl = 4_000;
const maxHeader = 15_000;

/** Headers that the site or its packages read. */
const headerNames = [
  ...["accept", "accept-encoding", "content-type", "cookie", "forwarded", "origin", "range", "referer"],
  ...["if-match", "if-modified-since", "if-none-match", "if-range", "sec-fetch-site", "user-agent"],
  "x-forwarded-for",
];

const forms: Record<string, readonly string[]> = {
  "/newsletter": ["email", "terms", "website"],
  "/newsletter/potwierdz?token=x": ["token"],
  "/newsletter/wypisz?token=x": ["List-Unsubscribe"],
  "/projekt": ["l", "ilosc", "miejsce", "nazwa", "numery", "pomieszczenie", "zrob"],
  "/projekt/zapytanie?l=1.LR-110-CH": ["name", "email", "phone", "town", "message", "samples", "terms"],
};

/**
 * Returns requests that put every slow text, at its maximum length, into every path, parameter, header and form field
 * of the built site.
 */
export async function worstRequests(): Promise<WorstRequest[]> {
  const routes = await builtRoutes();
  return pieces.flatMap((piece) => [
    ...routes.map(({ path }) => inPath(path, piece)),
    ...routes.flatMap(({ path, params }) => params.map((param) => inQuery(path, param, piece))),
    ...headerNames.flatMap((header) => inHeader(header, piece)),
    ...Object.entries(forms).flatMap(([path, fields]) => [
      ...fields.map((field) => inField(path, field, piece)),
      ...fields.map((field) => inRepeats(path, field, piece)),
    ]),
  ]);
}

type Route = { path?: string; module: { handle?: { searchParams?: readonly string[] } } };

async function builtRoutes() {
  const address = pathToFileURL(path.resolve("build/server/index.js")).href;
  const build: { routes: Record<string, Route> } = await import(address);
  return Object.values(build.routes).map(({ path = "", module }) => ({
    path: `/${path.replace(/\/?(?:\*|:\w+)$/, "")}`,
    params: module.handle?.searchParams ?? [],
  }));
}

function inPath(path: string, piece: string): WorstRequest {
  const start = path.endsWith("/") ? path : `${path}/`;
  return {
    name: `${start}… of ${JSON.stringify(piece)}`,
    path: start + filled(piece, maxUrl - start.length),
  };
}

function inQuery(path: string, parameter: string, piece: string): WorstRequest {
  const start = `${path}?${parameter}=${parameter === "l" ? "1." : ""}`;
  return {
    name: `${start}… of ${JSON.stringify(piece)}`,
    path: start + filled(piece, maxUrl - start.length),
  };
}

/**
 * Returns requests with the repeated piece in a header. Skips control and non-ASCII characters, which clients do not
 * send in headers.
 */
function inHeader(header: string, piece: string): WorstRequest[] {
  if (!/^[ -~]+$/.test(piece)) return [];
  const value = `x${piece.repeat(maxHeader / piece.length)}${tail}`;
  const referrer = { referer: "http://localhost/@", origin: "http://localhost" }[header] ?? "";
  return [
    {
      name: `${header}: … of ${JSON.stringify(piece)}`,
      path: "/nie-ma.js",
      headers: { [header]: referrer + value },
    },
    {
      name: `${header} of a page: … of ${JSON.stringify(piece)}`,
      path: "/o-nas",
      headers: { [header]: referrer + value },
    },
  ];
}

function inField(path: string, field: string, piece: string): WorstRequest {
  const start = `${field}=${field === "l" ? "1." : ""}`;
  const body = start + filled(piece, bytesOf(path) - start.length);
  return { name: `POST ${path} ${field}=… of ${JSON.stringify(piece)}`, path, body };
}

function inRepeats(path: string, field: string, piece: string): WorstRequest {
  const pair = `${field}=${encodeURIComponent(piece)}&`;
  const body = pair.repeat(bytesOf(path) / pair.length);
  return { name: `POST ${path} ${field}=${JSON.stringify(piece)} again and again`, path, body };
}

const bytesOf = (path: string) => maxBodyBytes(path.split("?")[0] ?? path);

/** Repeats a piece, percent-encoded, and appends the tail. @param bytes maximum length of the result */
function filled(piece: string, bytes: number): string {
  const encoded = encodeURIComponent(piece);
  return encoded.repeat((bytes - tail.length) / encoded.length) + tail;
}
