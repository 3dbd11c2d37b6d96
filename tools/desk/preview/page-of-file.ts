import path from "node:path";
import { fixedPages } from "~/editorial/pages.server";
import * as paths from "~/paths";

/** Pages that each show the content of one file. */
const pagesOfFiles: Record<string, string> = {
  "qanda.yaml": paths.questions,
  "points-of-sale.yaml": paths.pointsOfSale,
  "collections.yaml": paths.collections,
  "spare-parts.yaml": paths.spareParts,
  "kinds.yaml": paths.products,
  "categories.json": paths.products,
};

/**
 * Returns the href of the page that shows a content file; the home page for content that all pages show.
 * @param name path below `content/`
 * @param text words of the edited field; the browser scrolls to them if the page shows them
 */
export function pageOf(name: string, text = ""): string {
  const page = pathOf(name);
  // A dash is a separator in a text fragment.
  const words = encodeURIComponent(text).replaceAll("-", "%2D");
  if (!words) return page;
  return `${page}${page.includes("#") ? "" : "#"}:~:text=${words}`;
}

function pathOf(name: string): string {
  const { dir, name: slug } = path.posix.parse(name);
  const [folder = "", ...rest] = dir.split("/");
  if (folder === "products") return paths.product(slug);
  if (folder === "news") return paths.article([...rest, slug].join("/"));
  if (folder === "jobs") return `${paths.careers}#${slug}`;
  if (folder === "pages") {
    const fixed = fixedPages().find(({ file }) => file === `${slug}.md`);
    return fixed ? fixed.path() : `/${encodeURIComponent(slug)}`;
  }
  return pagesOfFiles[name] ?? "/";
}
