import { runAtOnce, runInSteps, type Steps } from "lib/processes/steps";
import { fromContent } from "~/content/memo";
import { listCollections } from "~/editorial/collections.server";
import { listPages } from "~/editorial/pages.server";
import { latestNews } from "~/news/news.server";
import * as paths from "~/paths";
import { listTowns } from "~/points-of-sale/points-of-sale.server";
import { getQanda } from "~/questions/questions.server";
import { getCatalogue } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { categoryTree } from "~/range/tree.server";
import { catalogueEntries } from "~/search/index/entries";
import type { SearchEntry } from "~/search/index/entry";
import { type Search, searchSteps } from "~/search/index/search.server";
import { readSearchWords, readVocabulary } from "~/search/index/vocabulary.server";
import { editorsLeads, townLeads } from "./leads.server";

/** A search, with the number of articles that were published when it was built. */
type Built = { search: Promise<Search>; articles: number };

const searches = fromContent(() => new WeakMap<CategoryIndex, Built>());

/** Number of entries that are written in one step. */
const entriesPerStep = 100;

/**
 * Returns the search over products, spare parts, categories, pages, collections, articles and questions. Builds it once
 * for each category tree, and again when the number of published articles changes.
 */
export async function getSiteSearch(): Promise<Search> {
  const tree = await categoryTree().getTree();
  const articles = latestNews(Number.POSITIVE_INFINITY).length;
  const built = searches().get(tree);
  if (built?.articles === articles) return built.search;
  const search = runInSteps(siteSearchSteps(tree));
  const known = searches();
  known.set(tree, { search, articles });
  // As for any value derived from content, a failure is not cached.
  search.catch(() => known.delete(tree));
  return search;
}

/**
 * Builds the search over the site's content for a category tree, at once.
 * @param pick chooses which entries are searched; words may lead to any
 */
export const createSiteSearch = (tree: CategoryIndex, pick?: typeof allOf): Search =>
  runAtOnce(siteSearchSteps(tree, pick));

const allOf = (entries: SearchEntry[]) => entries;

function* siteSearchSteps(tree: CategoryIndex, pick = allOf): Steps<Search> {
  const vocabulary = readVocabulary();
  const { data } = readSearchWords();
  const editorial = editorialEntries();
  const towns = listTowns();
  // All content is read before this, because the steps from here on may run when other content is in use.
  const entries: SearchEntry[] = [];
  for (const entry of catalogueEntries(getCatalogue(tree), vocabulary))
    if (entries.push(entry) % entriesPerStep === 0) yield;
  entries.push(...editorial);
  const { leads, things } = editorsLeads(entries, data);
  const ofTowns = yield* townLeads(entries, towns);
  return yield* searchSteps(pick(entries), vocabulary, [...leads, ...ofTowns], things);
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
