import { pictureUrl } from "~/ui/pictures";
import type { ArticlePage } from "./news.server";

type ArticleSummary = Pick<ArticlePage, "slug" | "title" | "lead" | "date" | "tags" | "picture">;

/**
 * Returns structured data of an article.
 * @param siteUrl origin of the site, used to make all URLs absolute
 */
export function articleJsonLd(article: ArticleSummary, siteUrl: string, publisher: string): object {
  const url = `${siteUrl}/aktualnosci/${article.slug}`;
  return {
    "@type": "NewsArticle",
    mainEntityOfPage: url,
    headline: article.title,
    description: article.lead,
    datePublished: article.date,
    inLanguage: "pl",
    keywords: article.tags,
    ...(article.picture && { image: siteUrl + pictureUrl(article.picture.src) }),
    author: { "@type": "Organization", name: publisher, url: siteUrl },
    publisher: { "@type": "Organization", name: publisher, url: siteUrl },
  };
}
