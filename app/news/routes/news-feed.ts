import { escapeMarkup, xmlResponse } from "lib/formats/markup";
import { getEnv } from "lib/platform/env.server";
import { getBrand } from "~/brand/brand.server";
import { hasFeature } from "~/brand/features.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { newsFeed } from "../news.server";

const feedLength = 20;

/** `GET /aktualnosci.rss`: the latest articles as RSS 2.0 (behaviour 2.9). */
export function loader() {
  const { SITE_URL } = getEnv();
  const { name, news } = getBrand();
  if (!news || !hasFeature("news")) throwUnknownPath();
  const items = newsFeed(feedLength).map(({ slug, title, lead, appears }) => {
    const url = `${SITE_URL}/aktualnosci/${slug}`;
    return `<item>
<title>${escapeMarkup(title)}</title>
<link>${url}</link>
<guid>${url}</guid>
<pubDate>${new Date(appears).toUTCString()}</pubDate>
<description>${escapeMarkup(lead)}</description>
</item>`;
  });
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(name)} – aktualności</title>
<link>${SITE_URL}/aktualnosci</link>
<description>${escapeMarkup(news.lead)}</description>
<language>pl</language>
<atom:link href="${SITE_URL}/aktualnosci.rss" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`,
    "application/rss+xml",
  );
}
