import { fromContent } from "~/content/memo";
import { listCollections } from "~/editorial/collections.server";
import { listPages } from "~/editorial/pages.server";
import { latestNews } from "~/news/news.server";
import * as paths from "~/paths";
import { getQanda } from "~/questions/questions.server";
import { getCatalogue } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { categoryTree } from "~/range/tree.server";
import { catalogueEntries } from "~/search/index/entries";
import { createSearch, type Search } from "~/search/index/search.server";
import { readVocabulary } from "~/search/index/vocabulary.server";
import { editorsLeads, townLeads } from "./leads.server";

/** Searches, with the number of articles that were published when they were built. */
const searches = fromContent(() => new WeakMap<CategoryIndex, { search: Search; articles: number }>());

/**
 * Returns the search over products, spare parts, categories, pages, collections, articles and questions. Builds it once
 * for each category tree, and again when the number of published articles changes.
 */
export async function getSiteSearch(): Promise<Search> {
  const tree = await categoryTree().getTree();
  const articles = latestNews(Number.POSITIVE_INFINITY).length;
  const built = searches().get(tree);
  if (built?.articles === articles) return built.search;
  const search = createSiteSearch(tree);
  searches().set(tree, { search, articles });
  return search;
}

/** Builds the search over the site's content for a category tree. */
export function createSiteSearch(tree: CategoryIndex): Search {
  const vocabulary = readVocabulary();
  const entries = [...catalogueEntries(getCatalogue(tree), vocabulary), ...editorialEntries()];
  const { leads, things } = editorsLeads(entries);
  return createSearch(entries, vocabulary, [...leads, ...townLeads(entries)], things);
}

function editorialEntries() {
  const articles = latestNews(Number.POSITIVE_INFINITY).map(({ slug, title, lead, tags, picture }) => ({
    kind: "article" as const,
    title,
    to: paths.article(slug),
    picture,
    keywords: tags,
    text: [lead],
  }));
  const pages = listPages().flatMap(({ path, title, lead, description, headings }) =>
    path === "/"
      ? []
      : {
          kind: "page" as const,
          title,
          to: path,
          picture: null,
          keywords: headings.map(({ text }) => text),
          text: [lead, description],
        },
  );
  const collections = listCollections().map(({ id, name, tagline, lead, material, picture }) => ({
    kind: "page" as const,
    title: `Kolekcja ${name}`,
    to: paths.collection(id),
    picture,
    keywords: [tagline, material],
    text: [lead],
  }));
  const questions = getQanda().flatMap(({ label, questions }) =>
    questions.map(({ id, question, html }) => ({
      kind: "question" as const,
      title: question,
      to: `${paths.questions}#${id}`,
      picture: null,
      keywords: [label],
      text: [plainText(html)],
    })),
  );
  return [...pages, ...collections, ...articles, ...questions];
}

function plainText(html: string): string {
  return html.replace(/<[^<>]*>/g, " ");
}
