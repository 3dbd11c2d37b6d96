import * as paths from "~/paths";
import { getSiteSearch } from "./search.server";

/** Finds questions by the words of a query, as the search of the whole site does. Returns their ids. */
export async function findQuestions(query: string): Promise<ReadonlySet<string>> {
  const search = await getSiteSearch();
  const words = search.didYouMean(query) ?? query;
  const ids = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = search.find(words, page, "question");
    for (const { to } of found?.hits ?? []) ids.add(to.slice(`${paths.questions}#`.length));
    pages = found?.pages ?? 0;
  }
  return ids;
}
