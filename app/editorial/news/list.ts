import { type ListPage, pageOfList } from "~/platform/paging";
import { comparePolish } from "~/polish/compare";

/** `appears` in ms since 1970: the clocks show an hour of autumn twice. */
type Dated = { slug: string; appears: number };
type Tagged = Dated & { tags: string[] };

/** Whole rows of three columns (behaviour 1.3). */
const pageLength = 9;

/** Tags of all articles, the most frequent first. */
export type NewsPage<Article> = ListPage<Article> & { tags: { tag: string; count: number }[] };

export function newestFirst<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted((a, b) => b.appears - a.appears || comparePolish(a.slug, b.slug));
}

/** Articles that have appeared by `now`, ms since 1970. */
export function published<Article extends Dated>(articles: Article[], now: number): Article[] {
  return articles.filter(({ appears }) => appears <= now);
}

/**
 * A page of the articles, in their order.
 * @returns `null` for a tag that no article has, and for a page beyond the last
 */
export function pageOfNews<Article extends Tagged>(
  articles: Article[],
  { page, tag }: { page: number | null; tag?: string | undefined },
): NewsPage<Article> | null {
  const tags = countTags(articles);
  if (tag !== undefined && !tags.some((entry) => entry.tag === tag)) return null;
  const chosen = tag === undefined ? articles : articles.filter((article) => article.tags.includes(tag));
  const shown = pageOfList(chosen, page, pageLength);
  return shown && { ...shown, tags };
}

/** The articles before and after one in time, from a list that starts with the newest. */
export function neighbours<Article extends Dated>(articles: Article[], { slug }: Dated) {
  const position = articles.findIndex((article) => article.slug === slug);
  return {
    older: articles[position + 1] as Article | undefined,
    newer: articles[position - 1] as Article | undefined,
  };
}

/**
 * Other articles that share at least one tag with the given article, sorted by number of shared tags, then in list
 * order.
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
