import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { pageParameter, readPage } from "~/ui/paging";

/** A parsed query of the news. Without a `tag`, the page lists all articles; `page` counts from 1. */
export type NewsQuery = { tag?: string | undefined; page: number };

export const newsParameters: readonly string[] = [pageParameter, "tag"];

/**
 * Parses the query of the news. Preserves an unknown tag, which the route answers with 404.
 * @returns `null` for an invalid page number (`strona=-1`), which the route answers with 404
 */
export function parseNewsQuery(params: URLSearchParams): NewsQuery | null {
  const page = readPage(params);
  return page === null ? null : { tag: params.get("tag") || undefined, page };
}

/** Returns the canonical query string: empty for page 1 of all articles. */
export function writeNewsQuery({ tag, page }: NewsQuery): string {
  const params = new URLSearchParams();
  if (tag) params.set("tag", tag);
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

export function newsHref(query: NewsQuery): string {
  return withQuery(paths.news, writeNewsQuery(query));
}
