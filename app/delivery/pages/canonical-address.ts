import { translationLanguage, translationParameter } from "~/delivery/translated-page";
import { dataParameter } from "~/remix/data-requests";

/** Gives the parameters that the page at a path reads. */
export type KnownParameters = (path: string) => ReadonlySet<string>;

/** What this module needs of a route of the Remix build. */
export type AddressedRoute = { path?: string; searchParams?: readonly string[] };

const none: ReadonlySet<string> = new Set();

/**
 * Reads from the route table which parameters each page knows (`handle.searchParams`).
 * Paths are those of `app/routes.ts`: whole (`aktualnosci`), or with a splat or a name at their end (`produkty/*`).
 */
export function knownParameters(routes: Iterable<AddressedRoute>): KnownParameters {
  const exact = new Map<string, ReadonlySet<string>>();
  const below: [prefix: string, names: ReadonlySet<string>][] = [];
  for (const { path, searchParams } of routes) {
    if (!searchParams) continue;
    const names = new Set(searchParams);
    const prefix = /^(.*\/)(?:\*|:\w+)$/.exec(path ?? "")?.[1];
    if (prefix) below.push([`/${prefix}`, names]);
    else exact.set(`/${path ?? ""}`, names);
  }
  return (path) => exact.get(path) ?? below.find(([prefix]) => path.startsWith(prefix))?.[1] ?? none;
}

/**
 * The one address under which an answer is rendered and cached (behaviour 19.2): the path and, sorted, the parameters
 * that the page reads, those of Remix's data requests and of the translation. What marketing tools append makes no new
 * entry and never reaches the render, so the answer is the same for everyone.
 * @param url path and query as they stand in the request
 */
export function canonicalAddress(url: string, known: KnownParameters): string {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const names = known(path);
  const given = [...new URLSearchParams(url.slice(queryAt + 1))];
  const kept = new URLSearchParams(
    given.filter(
      ([name, value]) =>
        name === dataParameter ||
        (name === translationParameter ? value === translationLanguage : names.has(name)),
    ),
  );
  kept.sort();
  return kept.size > 0 ? `${path}?${kept}` : path;
}
