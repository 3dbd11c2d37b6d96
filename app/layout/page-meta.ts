import type { MetaDescriptor, MetaFunction, useLoaderData } from "@remix-run/react";
import { type PictureSource, pictureUrl } from "~/ui/pictures";
import { breadcrumbJsonLd, type Crumb } from "./breadcrumb/breadcrumb";
import type { SiteData } from "./site-data";

export type PageMeta = {
  title: string;
  description?: string;
  /** Path and query of the page's canonical URL. Default: the current path without a query. */
  canonical?: string;
  /** Path and query that a link preview leads to, if it is another one. */
  shared?: string;
  picture?: PictureSource | null;
  noindex?: boolean;
  type?: "website" | "article";
  /** Structured data (JSON-LD, without their context) for search engines. */
  jsonLd?: (site: SiteData) => object | object[];
};

type DataOf<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/**
 * A route's `meta`: title, description, canonical link, link preview and breadcrumb data of a page (behaviour 1.25),
 * from what the route's loader knows.
 */
export function pageMeta<Loader>(describe: (data: DataOf<Loader>) => PageMeta): MetaFunction<Loader> {
  return ({ data, matches, location }) => {
    const site = matches.find(({ id }) => id === "root")?.data as SiteData | undefined;
    if (!data) return [];
    const page = describe(data as DataOf<Loader>);
    const { breadcrumb = [] } = data as { breadcrumb?: Crumb[] };
    return site ? tagsOf(page, breadcrumb, site, location.pathname) : [{ title: page.title }];
  };
}

function tagsOf(page: PageMeta, breadcrumb: Crumb[], site: SiteData, pathname: string): MetaDescriptor[] {
  const url = new URL(page.canonical ?? pathname, site.siteUrl).href;
  const isHome = pathname === "/";
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
  const data = [
    breadcrumb.length > 1 ? breadcrumbJsonLd(breadcrumb, site.siteUrl) : [],
    page.jsonLd?.(site) ?? [],
  ].flat();
  // Names without no-break spaces, because programs compare them; descriptions as in the page's other tags.
  const plain = (key: string, value: unknown) =>
    key === "name" && typeof value === "string" ? value.replaceAll("\u00a0", " ") : value;
  for (const about of JSON.parse(JSON.stringify(data, plain)))
    tags.push({ "script:ld+json": { "@context": "https://schema.org", ...about } });
  return tags;
}
