import { getCategoryTree } from "~/catalogue/category-cache.server";
import type { CategoryIndex } from "~/catalogue/category-tree";
import { getCatalogue } from "~/catalogue/products.server";
import { createSearch, type Search } from "~/catalogue/search";
import { catalogueDocuments } from "~/catalogue/search-documents";
import { latestNews } from "~/editorial/news.server";
import { getQanda } from "~/editorial/qanda.server";

let built: { tree: CategoryIndex; search: Search } | undefined;

/** The search over products, categories, articles and questions; built anew only when the tree changes. */
export async function getSiteSearch(): Promise<Search> {
  const tree = await getCategoryTree();
  if (built?.tree !== tree) {
    built = {
      tree,
      search: createSearch([...catalogueDocuments(getCatalogue(tree)), ...editorialDocuments()]),
    };
  }
  return built.search;
}

function editorialDocuments() {
  const articles = latestNews(Number.POSITIVE_INFINITY).map(({ slug, title, lead, tags, picture }) => ({
    kind: "article" as const,
    title,
    to: `/aktualnosci/${slug}`,
    picture,
    keywords: tags,
    text: [lead],
  }));
  const questions = getQanda().flatMap(({ label, questions }) =>
    questions.map(({ id, question }) => ({
      kind: "question" as const,
      title: question,
      to: `/qanda#${id}`,
      picture: null,
      keywords: [label],
    })),
  );
  return [...articles, ...questions];
}
