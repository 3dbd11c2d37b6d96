import type { z } from "zod";
import { withoutDrafts } from "~/content/drafts";
import { ContentError, listContent, loadTogether } from "~/content/files.server";
import { type RenderedMarkdown, readMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import * as paths from "~/paths";
import {
  cataloguePage,
  homePage,
  logosPage,
  modelsPage,
  plainPage,
  pointsOfSalePage,
  textPage,
  warrantyPage,
} from "./fields.server";

/** Pages with a file in `content/pages/` and a route of their own, by path (behaviours, chapter 1). */
const routedPages = {
  "/": { file: "home.md", fields: homePage },
  [paths.modelLibrary]: { file: "bryly.md", fields: modelsPage },
  [paths.spareParts]: { file: "czesci-zamienne.md", fields: plainPage },
  [paths.fitCheck]: { file: "dopasowanie.md", fields: plainPage },
  [paths.ownVessel]: { file: "dopasowanie-mam-juz.md", fields: plainPage },
  [paths.careers]: { file: "kariera.md", fields: plainPage },
  [paths.printedCatalogue]: { file: "katalog.md", fields: cataloguePage },
  [paths.contact]: { file: "kontakt.md", fields: plainPage },
  [paths.logos]: { file: "logotypy.md", fields: logosPage },
  [paths.pointsOfSale]: { file: "punkty-sprzedazy.md", fields: pointsOfSalePage },
} as const;

/** Plain pages that must exist: products refer to them, or the law demands them. */
const requiredPages = {
  "/dostepnosc": { file: "dostepnosc.md", fields: plainPage },
  "/pielegnacja-produktow": { file: "pielegnacja-produktow.md", fields: plainPage },
  "/polityka-prywatnosci": { file: "polityka-prywatnosci.md", fields: plainPage },
  "/warunki-gwarancji": { file: "warunki-gwarancji.md", fields: warrantyPage },
} as const;

/** Pages that must have a file. All other files of `content/pages/` are plain pages, which the staff add and remove. */
export const fixedPages = { ...routedPages, ...requiredPages } as const;

type FixedPages = typeof fixedPages;
type FixedPath = keyof FixedPages;
type PageAt<Path extends FixedPath> = z.output<FixedPages[Path]["fields"]> & RenderedMarkdown;

/** Fields common to all pages. `getPage` with a literal path also returns the fields specific to that page. */
export type EditorialPage = z.output<typeof plainPage> & { draft?: boolean | undefined } & RenderedMarkdown;
export type HomePage = PageAt<"/">;

/** @throws {ContentError} if a file of `content/pages/` has issues */
const pages = fromContent(() => {
  const fixed: [file: string, path: string, fields: PageFields][] = Object.entries(fixedPages).map(
    ([path, { file, fields }]) => [`pages/${file}`, path, fields],
  );
  const known = new Set(fixed.map(([file]) => file));
  const added = listContent("pages", ".md")
    .filter((file) => !known.has(file))
    .map((file): (typeof fixed)[number] => [file, file.replace(/^pages(.*)\.md$/, "$1"), textPage]);
  const read = loadTogether([...fixed, ...added].map((page) => () => readPage(...page)));
  const shown = withoutDrafts(read, "title").sort((one, other) => (one.path < other.path ? -1 : 1));
  return new Map(shown.map((page) => [page.path, page]));
});

/**
 * Returns the page at a path, with its specific fields. Returns `null` if the path has no file or if the page is a
 * draft.
 */
export function getPage<Path extends FixedPath>(path: Path): PageAt<Path>;
export function getPage(path: string): EditorialPage | null;
export function getPage(path: string): EditorialPage | null {
  return pages().get(path) ?? null;
}

export function getHome(): HomePage {
  return getPage("/");
}

/** Returns all pages that have a file, except drafts, sorted by path. */
export function listPages(): EditorialPage[] {
  return [...pages().values()];
}

/**
 * Returns a plain page, which consists of its file alone. Returns `null` if the path has no file, if the page is a draft
 * or if the page has a route of its own.
 */
export function findPlainPage(path: string): EditorialPage | null {
  return Object.hasOwn(routedPages, path) ? null : getPage(path);
}

/** True for a path that a file of content alone makes a page. */
export const isPlainPage = (path: string) => findPlainPage(path) !== null;

type PageFields = FixedPages[FixedPath]["fields"] | typeof textPage;

function readPage(file: string, path: string, fields: PageFields): EditorialPage {
  const page = readMarkdown(file, fields);
  if (page.data.path !== path) {
    const reason = `path: ma być „${path}”`;
    throw new ContentError([{ file: `content/${file}`, line: page.lineOf(["path"]), reason }]);
  }
  return { ...page.data, html: page.html, headings: page.headings };
}
