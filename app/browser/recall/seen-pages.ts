import { type ClientLoaderFunctionArgs, useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Capacity of the LRU cache of page data, so that a long visit does not fill the memory. */
const maxPages = 50;

const seen = new Map<string, unknown>();

/**
 * `clientLoader` for pages: calls the server loader and, on a network failure, falls back to the page's last loaded
 * data, so that Back works offline (behaviour 12.10).
 * @throws the server loader's error if the server responded or there is no saved data for the page
 */
export async function loadOrRecall({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const data = seen.get(pathname + search);
    // Only a request without any answer fails with a TypeError.
    if (!(error instanceof TypeError) || data === undefined) throw error;
    return data;
  }
}

/** Remembers the data of every page that is shown. */
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
