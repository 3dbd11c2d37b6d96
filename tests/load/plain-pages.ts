/** Addresses of all pages in a site's sitemap. */
export async function plainPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}
