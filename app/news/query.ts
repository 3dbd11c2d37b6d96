import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { pageParameter, readPage, writeQuery } from "~/ui/paging";

/** A parsed query of the news. Without a `tag`, the page lists all articles; `page` counts from 1. */
export type NewsQuery = { tag?: string | undefined; page: number };

export const newsParameters: readonly string[] = [pageParameter, "tag"];

/** Parses the query of the news. Preserves an unknown tag, which the route answers with 404. */
export const parseNewsQuery = (params: URLSearchParams): NewsQuery => ({
  tag: params.get("tag") || undefined,
  page: readPage(params),
});

/** Returns the canonical query string: empty for page 1 of all articles. */
export const writeNewsQuery = ({ tag, page }: NewsQuery): string => writeQuery({ tag }, page);

export function newsHref(query: NewsQuery): string {
  return withQuery(paths.news, writeNewsQuery(query));
}
