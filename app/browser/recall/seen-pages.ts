import { type ClientLoaderFunctionArgs, useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Capacity of the LRU cache of page data; bounds the memory used during a long visit. */
const maxPages = 50;

const seen = new Map<string, unknown>();

/**
 * `clientLoader` for pages: calls the server loader and, on a network failure, falls back to the page's last loaded
 * data, so that Back works offline (behaviour 12.10).
 * @throws the server loader's error if the server responded, or if no data of the page is cached
 */
export async function loadOrRecall({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const data = seen.get(pathname + search);
    // `fetch` throws a TypeError only if there was no response.
    if (!(error instanceof TypeError) || data === undefined) throw error;
    return data;
  }
}

/** Caches the data of every page shown, for {@link loadOrRecall}. */
export function useSeenPages() {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.data;
  useEffect(() => {
    if (data === undefined || data === null) return;
    seen.delete(pathname + search);
    seen.set(pathname + search, data);
    for (const href of [...seen.keys()].slice(0, -maxPages)) seen.delete(href);
  }, [pathname, search, data]);
}
