import { log } from "~/platform/log.server";
import type { PageCache } from "./cache.server";

/** Matches links to pages of this site; files have a dot in their name. */
const pageLink = /<a [^>]*?href="(\/[^".?#]*)"/g;

/**
 * Renders the home page and all pages it links to, menu and footer included, so that their first visitors do not wait
 * (behaviour 19.5). One after the other, so that visitors who come meanwhile are served first.
 */
export async function warmPages(cache: PageCache): Promise<void> {
  try {
    const { plain } = await cache.render("/");
    const linked = new Set([...plain.toString().matchAll(pageLink)].map(([, path = "/"]) => path));
    linked.delete("/");
    for (const path of linked) await cache.render(path);
    log.info({ pages: linked.size + 1 }, "Pages of the menus are cached");
  } catch (error) {
    log.error({ err: error }, "Pages of the menus are not cached");
  }
}
