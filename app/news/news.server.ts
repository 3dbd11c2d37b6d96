import { momentInPoland } from "lib/polish/today";
import { z } from "zod";
import { withPicture } from "~/brand/pictures.server";
import { withoutDrafts } from "~/content/drafts";
import { imageAltLabel, labelledFields } from "~/content/field-labels.server";
import { dayOf, field } from "~/content/fields.server";
import { listContent, readEvery, slugOfFile } from "~/content/files.server";
import { readMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import { type NewsPage, neighbours, newestFirst, pageOfNews, published, relatedTo } from "./list";
import type { NewsQuery } from "./query";

export const articleSchema = labelledFields({
  title: [field.shownText, "Tytuł"],
  slug: [field.exactText.meta({ editor: "slug" }), "Adres"],
  draft: field.draft,
  date: [
    field.isoMoment,
    "Data",
    "z przyszłą datą artykuł pojawi się sam, tego dnia o tej godzinie czasu polskiego",
  ],
  lead: [field.shownSentences, "Wstęp"],
  tags: [z.array(field.exactText).min(1), "Tematy"],
  image: [field.imagePath, "Zdjęcie"],
  imageAlt: [field.exactText, ...imageAltLabel],
  collections: [z.array(field.collectionId), "Kolekcje"],
  categories: [z.array(field.categoryId), "Kategorie"],
}).transform(withPicture);

/** `date` is the day of publication (ISO date); `appears` is the exact time, in ms since 1970. */
type Article = z.output<typeof articleSchema> & { appears: number; html: string };

/** An article in a list; `slug` is its path below `/aktualnosci/`. */
export type ArticleCard = Pick<Article, "slug" | "title" | "date" | "lead" | "tags" | "picture">;

export type ArticlePage = NonNullable<ReturnType<typeof getArticle>>;

/** @throws {ContentError} if a file of `content/news/` has issues */
const files = fromContent(() => readEvery(listContent("news", ".md"), readArticle));

const articles = fromContent(() => newestFirst(withoutDrafts(files(), "title")));

/** Returns all articles, including drafts and articles to be published later. */
export const everyArticle = (): Article[] => files();

/**
 * Returns one page of the published articles, newest first (behaviour 1.3).
 * @returns `null` for a page or tag that does not exist
 */
export function listNews(query: NewsQuery): NewsPage<ArticleCard> | null {
  const news = pageOfNews(outNow(), query);
  return news && { ...news, items: news.items.map(cardOf) };
}

/** Returns at most `count` published articles, newest first. */
export function latestNews(count: number): ArticleCard[] {
  return outNow().slice(0, count).map(cardOf);
}

/** Returns at most `count` published articles, newest first, with their time of publication in ms since 1970. */
export function newsFeed(count: number): (ArticleCard & { appears: number })[] {
  return outNow()
    .slice(0, count)
    .map((article) => ({ ...cardOf(article), appears: article.appears }));
}

/** Returns at most `count` published articles about a collection, newest first. */
export function newsOfCollection(id: string, count: number): ArticleCard[] {
  return outNow()
    .filter(({ collections }) => collections.includes(id))
    .slice(0, count)
    .map(cardOf);
}

/**
 * Returns an article, its neighbours by date, and at most three related articles: those that share the most tags with
 * it (behaviour 1.4). Returns `null` if the article does not exist or is not published.
 */
export function getArticle(slug: string) {
  const all = outNow();
  const article = all.find((entry) => entry.slug === slug);
  if (!article) return null;
  const { older, newer } = neighbours(all, article);
  return {
    ...article,
    previous: older ? cardOf(older) : null,
    next: newer ? cardOf(newer) : null,
    related: relatedTo(all, article, 3).map(cardOf),
  };
}

/** Returns the publication times of all articles except drafts, in ms since 1970. Includes times in the future. */
export function publishTimes(): number[] {
  return articles().map(({ appears }) => appears);
}

function outNow(): Article[] {
  return published(articles(), Date.now());
}

function cardOf({ slug, title, date, lead, tags, picture }: Article): ArticleCard {
  return { slug, title, date, lead, tags, picture };
}

function readArticle(name: string): Article {
  const { html, ...file } = readMarkdown(name, articleSchema);
  const { date } = file.data;
  return { ...file.data, slug: slugOfFile(file), date: dayOf(date), appears: momentInPoland(date), html };
}
