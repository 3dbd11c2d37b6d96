import { comparePolish } from "lib/polish/compare";
import { type ListPage, pageOfList } from "~/ui/paging";
import type { NewsQuery } from "./query";

/**
 * `appears` is the time of publication in ms since 1970. A local time would be ambiguous in the hour that occurs twice
 * when clocks go back in autumn.
 */
type Dated = { slug: string; appears: number };
type Tagged = Dated & { tags: string[] };

/** Number of articles per page. Nine articles fill complete rows in a layout of three columns (behaviour 1.3). */
const pageLength = 9;

/**
 * One page of the news. `tags` are the chosen tag and those of several articles, each with its number of articles on
 * all pages, most frequent first.
 */
export type NewsPage<Article> = ListPage<Article> & { tags: { tag: string; count: number }[] };

export function newestFirst<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted((a, b) => b.appears - a.appears || comparePolish(a.slug, b.slug));
}

/** Returns the articles published by `now` (ms since 1970). */
export function published<Article extends Dated>(articles: Article[], now: number): Article[] {
  return articles.filter(({ appears }) => appears <= now);
}

/**
 * Returns one page of the articles, without changing their order. If a tag is given, includes only articles with that
 * tag.
 * @returns `null` for a tag without articles, or if there is no such page
 */
export function pageOfNews<Article extends Tagged>(
  articles: Article[],
  { page, tag }: NewsQuery,
): NewsPage<Article> | null {
  const tags = countTags(articles);
  if (tag !== undefined && !tags.some((entry) => entry.tag === tag)) return null;
  const chosen = tag === undefined ? articles : articles.filter((article) => article.tags.includes(tag));
  const shown = pageOfList(chosen, page, pageLength);
  return shown && { ...shown, tags: tags.filter((one) => one.count > 1 || one.tag === tag) };
}

/**
 * Returns the next older and the next newer article.
 * @param articles sorted from newest to oldest
 */
export function neighbours<Article extends Dated>(articles: Article[], { slug }: Dated) {
  const position = articles.findIndex((article) => article.slug === slug);
  return {
    older: articles[position + 1] as Article | undefined,
    newer: articles[position - 1] as Article | undefined,
  };
}

/**
 * Returns at most `count` articles that share a tag with the article `to`. Articles that share more tags come first;
 * otherwise, the order of the list is preserved.
 */
export function relatedTo<Article extends Tagged>(articles: Article[], to: Tagged, count: number): Article[] {
  const shared = ({ tags }: Tagged) => tags.filter((tag) => to.tags.includes(tag)).length;
  return articles
    .filter((article) => article.slug !== to.slug && shared(article) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

function countTags(articles: Tagged[]): NewsPage<never>["tags"] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || comparePolish(a.tag, b.tag));
}
