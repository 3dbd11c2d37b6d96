import { type ClientLoaderFunctionArgs, useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { ForeignAnswer } from "~/remix/own-answer";
import { recoverFromForeignAnswer } from "./recovery/load-instead";

/** Maximum number of pages in the LRU cache of page data. It limits the memory used during a long visit. */
const maxPages = 50;

const seen = new Map<string, unknown>();

/**
 * `clientLoader` for pages. Calls the server loader; if the network fails, or something else answers, returns the data
 * that the page had when it was last loaded, so that Back works offline (behaviour 12.10). If something else has
 * answered for a page that was not seen, the page is loaded as a document.
 * @throws the server loader's error, if the server did respond or if nothing can take its place
 */
export async function loadOrRecall({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const isForeign = error instanceof ForeignAnswer;
    // `fetch` throws a TypeError only if there was no response.
    if (!isForeign && !(error instanceof TypeError)) throw error;
    const { pathname, search } = new URL(request.url);
    const data = seen.get(pathname + search);
    if (data !== undefined) return data;
    if (isForeign) return recoverFromForeignAnswer(error);
    throw error;
  }
}

/** Caches the data of every page that is shown, for {@link loadOrRecall}. */
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
