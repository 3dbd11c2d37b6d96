import { getEnv } from "lib/platform/env.server";

export function loader() {
  const lines = [
    "User-agent: *",
    // Shops use these GTIN links. They are not in the sitemap, because they redirect to pages that the sitemap lists.
    "Allow: /01/",
    "Disallow: /api/",
    "Disallow: /newsletter/",
    `Sitemap: ${getEnv().SITE_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
