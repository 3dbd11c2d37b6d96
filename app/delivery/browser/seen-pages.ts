import { type ClientLoaderFunctionArgs, useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Of so many pages the data is remembered; the ones shown longest ago go first. A long visit must not fill the memory. */
const maxPages = 50;

const seen = new Map<string, unknown>();

/**
 * The `clientLoader` of pages: asks the server, and where no answer comes shows the page as it was seen last. So Back
 * works without a connection.
 * @throws what the server's loader throws, where there was an answer or the page was not seen
 */
export async function loadOrRecall({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const data = seen.get(pathname + search);
    // Only a request that got no answer at all fails with a TypeError.
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
    for (const address of [...seen.keys()].slice(0, -maxPages)) seen.delete(address);
  }, [pathname, search, data]);
}
