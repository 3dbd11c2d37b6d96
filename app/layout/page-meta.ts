import type { MetaDescriptor } from "@remix-run/react";
import { type PictureSource, pictureUrl } from "~/ui/pictures";
import { breadcrumbJsonLd, type Crumb } from "./breadcrumb/breadcrumb";
import type { SiteData } from "./site-data";

/** The part of the arguments of Remix's `meta` functions that is used here. */
type MetaArgs = { matches: { id: string; data: unknown }[]; location: { pathname: string } };

export type PageMeta = {
  title: string;
  description?: string;
  /** Path and query of the page's canonical URL. Default: the current path without a query. */
  canonical?: string;
  /** Path and query that a link preview leads to, if it is another one. */
  shared?: string;
  picture?: PictureSource | null;
  breadcrumb?: Crumb[];
  noindex?: boolean;
  type?: "website" | "article";
  /** Structured data (JSON-LD) for search engines. */
  jsonLd?: (site: SiteData) => object | object[];
};

/** Builds a page's title, description, canonical link, link preview and breadcrumb data (behaviour 1.25). */
export function pageMeta({ matches, location }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const site = matches.find(({ id }) => id === "root")?.data as SiteData | undefined;
  if (!site) return [{ title: page.title }];
  const url = new URL(page.canonical ?? location.pathname, site.siteUrl).href;
  const isHome = location.pathname === "/";
  const tags: MetaDescriptor[] = [
    { title: isHome ? page.title : `${page.title} – ${site.brand.name}` },
    { property: "og:title", content: page.title },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: page.shared ? new URL(page.shared, site.siteUrl).href : url },
    { property: "og:site_name", content: site.brand.name },
    { property: "og:locale", content: "pl_PL" },
    {
      property: "og:image",
      content: new URL(pictureUrl(page.picture?.src ?? "home/hero"), site.siteUrl).href,
    },
  ];
  if (page.description) {
    tags.push({ name: "description", content: page.description });
    tags.push({ property: "og:description", content: page.description });
  }
  if (page.picture?.alt) tags.push({ property: "og:image:alt", content: page.picture.alt });
  if (page.noindex) tags.push({ name: "robots", content: "noindex" });
  else tags.push({ tagName: "link", rel: "canonical", href: url });
  if (page.breadcrumb && page.breadcrumb.length > 1) {
    tags.push({ "script:ld+json": breadcrumbJsonLd(page.breadcrumb, site.siteUrl) });
  }
  for (const data of [page.jsonLd?.(site) ?? []].flat()) tags.push({ "script:ld+json": data });
  return tags;
}
