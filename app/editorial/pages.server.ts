import type { z } from "zod";
import { getBrand } from "~/brand/brand.server";
import { withoutDrafts } from "~/content/drafts";
import { ContentError, listContent, readEvery } from "~/content/files.server";
import { readMarkdown, type renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import * as paths from "~/paths";
import { homePage } from "./home-fields.server";
import {
  cataloguePage,
  logosPage,
  plainPage,
  pointsOfSalePage,
  textPage,
  warrantyPage,
} from "./page-fields.server";

/** Pages with a file in `content/pages/` and a route of their own, by path (behaviours, chapter 1). */
const routedPages = {
  "/": { file: "home.md", fields: homePage },
  [paths.modelLibrary]: { file: "bryly.md", fields: plainPage },
  [paths.spareParts]: { file: "czesci-zamienne.md", fields: plainPage },
  [paths.fitCheck]: { file: "dopasowanie.md", fields: plainPage },
  [paths.ownVessel]: { file: "dopasowanie-mam-juz.md", fields: plainPage },
  [paths.careers]: { file: "kariera.md", fields: plainPage },
  [paths.contact]: { file: "kontakt.md", fields: plainPage },
  [paths.logos]: { file: "logotypy.md", fields: logosPage },
  [paths.pointsOfSale]: { file: "punkty-sprzedazy.md", fields: pointsOfSalePage },
} as const;

/** The one page whose path has the brand's name in it. */
const printedCatalogue = { file: "katalog.md", fields: cataloguePage } as const;

/** Plain pages that code refers to: those that the law requires, and those into which products link. */
const referredPages = {
  "/dostepnosc": { file: "dostepnosc.md", fields: plainPage },
  "/pielegnacja-produktow": { file: "pielegnacja-produktow.md", fields: plainPage },
  "/polityka-prywatnosci": { file: "polityka-prywatnosci.md", fields: plainPage },
  "/warunki-gwarancji": { file: "warunki-gwarancji.md", fields: warrantyPage },
} as const;

const pagesByPath = { ...routedPages, ...referredPages } as const;

/**
 * Pages that every brand has: home, contact, and those that the law requires (GDPR, accessibility). All others belong
 * to a feature that a brand may go without (`brand/features.server.ts`).
 */
const requiredPaths = ["/", paths.contact, "/dostepnosc", "/polityka-prywatnosci"] as const;

type PagesByPath = typeof pagesByPath;
type RequiredPath = (typeof requiredPaths)[number];
type RenderedMarkdown = ReturnType<typeof renderMarkdown>;
type PageOf<Fields extends z.ZodType> = z.output<Fields> & RenderedMarkdown;
type PageAt<Path extends keyof PagesByPath> =
  | PageOf<PagesByPath[Path]["fields"]>
  | (Path extends RequiredPath ? never : null);
type KnownPage = { path: string; fields: PageFields };
type PageFields = PagesByPath[keyof PagesByPath]["fields"] | typeof printedCatalogue.fields | typeof textPage;

/** Path of the printed catalogue, which the route table has from the build (behaviour 1.7). */
export const printedCataloguePath = () => `/katalog-${getBrand().slug}`;

/**
 * Pages that the code knows, whether or not the brand has them. All other files of `content/pages/` are plain pages,
 * which the staff add and remove. `path` is a function, because one path depends on content.
 */
export function fixedPages(): { path: () => string; file: string; fields: PageFields }[] {
  const known = knownPages().map(({ path, ...page }) => ({ ...page, path: () => path }));
  return [...known, { path: printedCataloguePath, ...printedCatalogue }];
}

const knownPages = () => Object.entries(pagesByPath).map(([path, page]) => ({ path, ...page }));

/** Fields common to all pages. `getPage` with a literal path also returns the fields specific to that page. */
export type EditorialPage = z.output<typeof plainPage> & { draft?: boolean | undefined } & RenderedMarkdown;
export type HomePage = PageAt<"/">;
export type LogosPage = NonNullable<PageAt<typeof paths.logos>>;
export type CataloguePage = PageOf<typeof printedCatalogue.fields>;

/** @throws {ContentError} if a file of `content/pages/` has issues, or a required one is missing */
const pages = fromContent(() => {
  const known = new Map<string, KnownPage>(knownPages().map((page) => [`pages/${page.file}`, page]));
  const required = [...known].flatMap(([file, { path }]) => (isRequired(path) ? file : []));
  const files = new Set([...required, ...listContent("pages", ".md")]);
  const isCatalogue = (file: string) => file === `pages/${printedCatalogue.file}`;
  const read = readEvery([...files], (file) => {
    if (isCatalogue(file)) return readPage(file, printedCataloguePath, printedCatalogue.fields);
    const { path, fields } = known.get(file) ?? added(file);
    return readPage(file, () => path, fields);
  });
  const shown = withoutDrafts(read, "title").sort((one, other) => (one.path < other.path ? -1 : 1));
  return new Map(shown.map((page) => [page.path, page]));
});

/**
 * Returns the page at a path, with its specific fields. Returns `null` if the path has no file or if the page is a
 * draft.
 */
export function getPage<Path extends keyof PagesByPath>(path: Path): PageAt<Path>;
export function getPage(path: string): EditorialPage | null;
export function getPage(path: string): EditorialPage | null {
  return pages().get(path) ?? null;
}

/** Returns the page of the printed catalogue; `null` if the brand has none at the path that its name gives. */
export function getCataloguePage(): CataloguePage | null {
  return getPage(printedCataloguePath()) as CataloguePage | null;
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
  const isRouted = Object.hasOwn(routedPages, path) || path === printedCataloguePath();
  return isRouted ? null : getPage(path);
}

/** True for a path that a file of content alone makes a page. */
export const isPlainPage = (path: string) => findPlainPage(path) !== null;

const isRequired = (path: string) => requiredPaths.some((required) => required === path);

const added = (file: string) => ({ path: file.replace(/^pages(.*)\.md$/, "$1"), fields: textPage });

/** @param pathOfFile asked after the file is read, so that an issue in `brand.yaml` does not hide those of the page */
function readPage(file: string, pathOfFile: () => string, fields: PageFields): EditorialPage {
  const page = readMarkdown(file, fields);
  const path = pathOfFile();
  if (page.data.path !== path) throw new ContentError([page.issueAt(["path"], `path: ma być „${path}”`)]);
  return { ...page.data, html: page.html, headings: page.headings };
}
