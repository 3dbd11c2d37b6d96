import type { z } from "zod";
import { withoutDrafts } from "~/content/drafts";
import { ContentError, listContent, readEvery } from "~/content/files.server";
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

/** Pages with a file in `content/pages/`, by path (behaviours, chapter 1). */
export const pageFiles = {
  "/": { file: "home.md", fields: homePage },
  [paths.modelLibrary]: { file: "bryly.md", fields: modelsPage },
  [paths.spareParts]: { file: "czesci-zamienne.md", fields: plainPage },
  [paths.fitCheck]: { file: "dopasowanie.md", fields: plainPage },
  [paths.ownVessel]: { file: "dopasowanie-mam-juz.md", fields: plainPage },
  "/dostepnosc": { file: "dostepnosc.md", fields: plainPage },
  [paths.careers]: { file: "kariera.md", fields: plainPage },
  [paths.printedCatalogue]: { file: "katalog.md", fields: cataloguePage },
  [paths.contact]: { file: "kontakt.md", fields: plainPage },
  [paths.logos]: { file: "logotypy.md", fields: logosPage },
  "/o-nas": { file: "o-nas.md", fields: textPage },
  "/obsluga-klientow-biznesowych": { file: "obsluga-klientow-biznesowych.md", fields: textPage },
  "/pielegnacja-produktow": { file: "pielegnacja-produktow.md", fields: plainPage },
  "/polityka-prywatnosci": { file: "polityka-prywatnosci.md", fields: plainPage },
  [paths.pointsOfSale]: { file: "punkty-sprzedazy.md", fields: pointsOfSalePage },
  "/reklamacja-i-zwroty": { file: "reklamacja-i-zwroty.md", fields: textPage },
  "/warunki-gwarancji": { file: "warunki-gwarancji.md", fields: warrantyPage },
  "/wspolpraca-z-architektami": { file: "wspolpraca-z-architektami.md", fields: textPage },
} as const;

type PageFiles = typeof pageFiles;
export type PagePath = keyof PageFiles;

/** Paths of the pages that always exist, because they cannot be drafts. */
type FixedPath = {
  [Path in PagePath]: "draft" extends keyof z.output<PageFiles[Path]["fields"]> ? never : Path;
}[PagePath];

type PageAt<Path extends PagePath> = z.output<PageFiles[Path]["fields"]> & RenderedMarkdown;

/** Fields common to all pages. `getPage` with a literal path also returns the fields specific to that page. */
export type EditorialPage = z.output<typeof plainPage> & { draft?: boolean | undefined } & RenderedMarkdown;
export type HomePage = PageAt<"/">;

/** @throws {ContentError} if a file of `content/pages/` has issues */
const pages = fromContent(() => {
  const paths = Object.keys(pageFiles) as PagePath[];
  readEvery(listContent("pages", ".md"), expectPath);
  const read: EditorialPage[] = readEvery(paths, readPage);
  return new Map(withoutDrafts(read, "title").map((page) => [page.path, page]));
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

/** Returns all pages that have a file, except drafts. */
export function listPages(): EditorialPage[] {
  return [...pages().values()];
}

function readPage<Path extends PagePath>(path: Path): EditorialPage {
  const { file, fields } = pageFiles[path];
  const page = readMarkdown(`pages/${file}`, fields);
  if (page.data.path !== path) {
    const reason = `path: ma być „${path}”`;
    throw new ContentError([{ file: `content/pages/${file}`, line: page.lineOf(["path"]), reason }]);
  }
  return { ...page.data, html: page.html, headings: page.headings };
}

/** Throws an error for a file that belongs to no page, because editing that file would have no effect. */
function expectPath(name: string) {
  if (Object.values(pageFiles).some(({ file }) => name === `pages/${file}`)) return;
  const reason = "serwis nie ma strony dla tego pliku";
  throw new ContentError([{ file: `content/${name}`, line: 1, reason }]);
}
