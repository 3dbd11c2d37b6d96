/** The response to a URL; `text` is empty for pictures and other files without text. */
export type Answer = { status: number; location: string | null; type: string; text: string };

/**
 * Crawls a site: follows every link and form in pages, the sitemap and files for machines, each path once.
 * @param url origin of the site
 * @param from hrefs to begin with
 * @returns the responses by href, in the order of requests
 */
export async function crawl(url: string, from: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const waiting = new Set(from);
  const known = new Set(from.map(pathOf));
  for (const href of waiting) {
    const answer = await ask(url + href);
    answers.set(href, answer);
    if (answer.status !== 200) continue;
    for (const next of hrefsIn(answer, url + href)) {
      if (known.has(pathOf(next))) continue;
      known.add(pathOf(next));
      waiting.add(next);
    }
  }
  return answers;
}

/** Whether there is nothing at the URL: the site redirects unknown paths to `/404`. */
export const isDead = ({ status, location }: Answer) => status >= 400 || location?.endsWith("/404") === true;

/** A page's HTML without its scripts, which contain storage keys that are the same for all brands. */
export const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, "");

const pathOf = (href: string) => href.split("?", 1)[0];

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual" });
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = type in links || /css|svg/.test(type) ? bytes.toString() : "";
  return { status: response.status, location: response.headers.get("location"), type, text };
}

/** Patterns of the links in files of each type. */
const links: Record<string, RegExp> = {
  "text/html": /\s(?:href|src|action)="([^"]+)"|\s(?:srcset|imagesrcset)="([^"]+)"/gi,
  "text/css": /url\(["']?([^"')]+)/g,
  "application/xml": /<loc>([^<]+)/g,
  "application/manifest+json": /"src":"([^"]+)"/g,
  "application/json": /"(https?:\/\/[^"]+)"/g,
  "text/plain": /(https?:\/\/\S+)/g,
};

/** Returns the hrefs of the same site in a page or a file, without fragments. */
function hrefsIn({ type, text }: Answer, at: string): string[] {
  const pattern = links[type];
  if (!pattern) return [];
  return [...withoutScripts(text).matchAll(pattern)]
    .flatMap(([, one, set]) => one ?? set?.split(/\s[\d.]+[wx],?\s*/) ?? [])
    .filter(Boolean)
    .map((href) => new URL(href.replaceAll("&amp;", "&"), at))
    .filter(({ origin }) => origin === new URL(at).origin)
    .map(({ pathname, search }) => pathname + search);
}
