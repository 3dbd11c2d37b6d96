import * as paths from "~/paths";
import { type Catalogue, picturedFinish } from "~/range/products";
import { pageParameter, readPage } from "~/ui/paging";
import { type AddedItem, addTo, missingItems } from "./add-to";
import { findListedItem, nameOfItem, withOwnCodes } from "./listed-item";
import { pagesOf } from "./pages";
import {
  damagedProject,
  isDamaged,
  isPacked,
  linesOf,
  maxLines,
  maxQuantity,
  normalizeCode,
  type ProjectLine,
  type ProjectList,
  parseProject,
  projectParameter,
  readQuantity,
  writeProject,
  writeProjectQuery,
} from "./project-list";

/**
 * URL parameter with comma-separated codes to add to the list, each with its quantity if that is not 1
 * (`LR-110-CH*2`); used in links on other pages. It may be a packed list.
 */
export const additionParameter = "dodaj";
/** URL parameter of an addition. With the value {@link onlyMissing}, only products that are not on the list are added. */
export const scopeParameter = "tylko";
export const onlyMissing = "brakujace";
/** URL parameter with the list before a removal, so that the page can offer to undo the removal. */
export const formerParameter = "bylo";
/** URL parameter with the number of lines that did not fit on the list. */
export const surplusParameter = "nadmiar";
/** URL parameter with the path of the page from which the visitor added to the list. */
export const backParameter = "powrot";

/** Parameters that the page of a list reads (behaviours 27.1 to 27.5). */
export const projectParameters = [
  projectParameter,
  additionParameter,
  scopeParameter,
  formerParameter,
  backParameter,
  surplusParameter,
  pageParameter,
];

/** Fragments with which the server marks the URL of a list that it has just changed. */
export const marks = {
  added: "dodano",
  completed: "uzupelniono",
  removed: "usunieto",
  read: "odczytano",
} as const;

/** A list, and what its page shows in addition. */
export type ProjectPage = {
  list: ProjectList;
  /** Page of the list, from 1; by default the first. */
  page?: number;
  /** Whether the URL has a list that cannot be read. */
  isDamaged?: boolean;
  /** The list before a removal. */
  before?: ProjectList | null;
  /** Path of the page from which the visitor added to the list; empty if unknown. */
  back?: string;
  /** Number of lines for which the list had no space. */
  surplus?: number;
};

/**
 * Maximum length of a query with notes. Leaves room for the parameters of translated pages and of data requests within
 * the 4,096 bytes of a URL.
 */
const maxQueryLength = 3_900;
/** Maximum length of the path of the page from which the visitor came. */
const maxBackLength = 300;

/** Paths of all pages of this site. Lists link back to no other path, because anybody can write a list's URL. */
type SitePaths = ReadonlySet<string>;

/** Returns the href of a list's page. Drops notes that would make it too long. */
export function projectHref(page: ProjectPage, mark?: string): string {
  return `${paths.project}?${writePageQuery(page)}${mark ? `#${mark}` : ""}`;
}

/** Returns the href of a list that is stored in this browser, or of the page without a list if `list` is empty. */
export function storedProjectHref(list: string): string {
  return list ? projectHref({ list: parseProject(list) }) : paths.project;
}

/**
 * Returns the href that a URL without a list redirects to: the stored list, to which the server adds the URL's additions
 * (behaviour 27.8). All other parameters stay.
 * @param search parameters of the list page's URL
 * @returns `null` if the URL contains a list, or if there is neither a stored list nor an addition
 */
export function rememberedHref(search: URLSearchParams, remembered: string): string | null {
  if (search.has(projectParameter) || (!remembered && !search.has(additionParameter))) return null;
  const query = new URLSearchParams(search);
  query.set(projectParameter, remembered || writeProject({ rooms: [] }));
  return `${paths.project}?${query}`;
}

/**
 * Returns the href of a list that a post has changed, with the former list if the post removed something. A fragment
 * keeps the place on the page without scripts.
 * @param command of the pressed button
 */
export function changedHref(
  {
    before,
    reading,
    ...page
  }: Pick<ProjectPage, "list" | "page" | "surplus"> & { before: ProjectList; reading: object | null },
  command: string,
): string {
  const isShorter =
    linesOf(page.list).length < linesOf(before).length || page.list.rooms.length < before.rooms.length;
  // Compares lengths, because the line or room that the button names may not exist.
  const isRemoval = isShorter && (command === "usun" || command === "usun-pokoj");
  const mark = isRemoval ? marks.removed : reading ? marks.read : undefined;
  return projectHref({ ...page, ...(isRemoval && { before }) }, mark);
}

/**
 * Adds a list to the href of another page, for visitors without scripts. The page looks the same, but links on it add
 * to this list, because browsers send the page's URL as the referrer.
 * @param query of the list
 */
export function carryingHref(href: string, query: string): string {
  const longer = `${href}${href.includes("?") ? "&" : "?"}${query}`;
  return longer.length <= maxQueryLength ? longer : href;
}

/** Inverse of {@link carryingHref}. */
function carriedList(href: string): { href: string; query: string } {
  const start = Math.max(...["?", "&"].map((sign) => href.lastIndexOf(`${sign}${projectParameter}=`)));
  const isCarried = start >= 0 && !href.includes("&", start + 1);
  return isCarried ? { href: href.slice(0, start), query: href.slice(start + 1) } : { href, query: "" };
}

/**
 * Returns the href to which a URL with additions is redirected: that of the list with the additions. If neither the URL
 * nor the referring page has a list, a fragment says so; the browser then adds the additions to the list that it
 * remembers.
 * @param from path of the page from which the visitor came, if known
 */
export function additionHref(
  given: URLSearchParams,
  catalogue: Catalogue,
  from?: { path: string; pages: SitePaths },
): string {
  const { href, query } = carriedList(from?.path ?? "");
  const back = from && pagePath(href, from.pages);
  const params = given.has(projectParameter) || !back ? given : new URLSearchParams(`${given}&${query}`);
  const list = readList(params, catalogue);
  const items = addedItems(params, catalogue);
  const added = addTo(list, isOnlyMissing(params) ? missingItems(list, items) : items);
  const mark = isOnlyMissing(params) ? marks.completed : marks.added;
  return projectHref(
    { ...added, surplus: added.surplus.length, back },
    params.has(projectParameter) ? undefined : mark,
  );
}

function writePageQuery({ list, page = 1, isDamaged, before, back = "", surplus = 0 }: ProjectPage): string {
  if (isDamaged) return `${projectParameter}=${damagedProject}`;
  let query = writeProjectQuery(list);
  const add = (name: string, value: string) => {
    const longer = value ? `${query}&${new URLSearchParams({ [name]: value })}` : query;
    if (longer.length <= maxQueryLength) query = longer;
  };
  add(pageParameter, page > 1 ? String(page) : "");
  add(surplusParameter, surplus > 0 ? String(Math.min(surplus, maxQuantity)) : "");
  add(formerParameter, before ? writeProject(before) : "");
  add(backParameter, back);
  return query;
}

/** Reads the list from the URL, without additions. Replaces all known codes with catalogue numbers. */
export function readList(params: URLSearchParams, catalogue: Catalogue): ProjectList {
  return withOwnCodes(parseProject(params.get(projectParameter) ?? ""), catalogue);
}

/** Reads the URL of a list's page, without additions. */
export function parseProjectPageQuery(
  params: URLSearchParams,
  catalogue: Catalogue,
  pages: SitePaths,
): Required<ProjectPage> {
  const former = params.get(formerParameter);
  const list = readList(params, catalogue);
  return {
    list,
    page: Math.min(readPage(params) || 1, pagesOf(list.rooms).length),
    isDamaged: isDamaged(params.get(projectParameter) ?? ""),
    before: former === null ? null : withOwnCodes(parseProject(former), catalogue),
    back: pagePath(params.get(backParameter) ?? "", pages),
    surplus: readQuantity(params.get(surplusParameter) ?? ""),
  };
}

/** Returns the path and the query of another page of this site, for a link that leads back to it; otherwise, an empty text. */
function pagePath(text: string, pages: SitePaths): string {
  const [path = ""] = text.split(/[?#]/, 1);
  const isPage = text.length <= maxBackLength && /^[!-~]*$/.test(text) && pages.has(path);
  return isPage && path !== paths.project ? text : "";
}

/** Returns whether a URL contains a list, which may be empty, or products to add to a list. */
export function namesProject(params: URLSearchParams): boolean {
  return params.has(projectParameter) || isAddition(params);
}

/** Returns whether a URL adds something to a list. */
export function isAddition(params: URLSearchParams): boolean {
  return params.has(additionParameter);
}

function isOnlyMissing(params: URLSearchParams): boolean {
  return params.get(scopeParameter) === onlyMissing;
}

/** Reads the items that a URL adds. */
export function addedItems(params: URLSearchParams, catalogue: Catalogue): AddedItem[] {
  return addedLines(params, catalogue).map((line) => {
    const item = findListedItem(line.code, catalogue);
    const found = catalogue.byCode(line.code)?.product;
    const same = found ? [found.code, ...found.finishes.map(({ code }) => code)] : [line.code];
    const finish = item && "finish" in item ? catalogue.finishLabels.get(item.finish?.id ?? "") : undefined;
    return { ...line, name: item && nameOfItem(item), ...(finish && { finish: finish.toLowerCase() }), same };
  });
}

/** Returns the lines that a URL adds; the code of a product is that of the finish in its picture. */
export function addedLines(params: URLSearchParams, catalogue: Catalogue): ProjectLine[] {
  return linesIn(params.getAll(additionParameter), (code) => picturedCode(code, catalogue));
}

function linesIn(values: readonly string[], codeOf: (text: string) => string): ProjectLine[] {
  return values
    .flatMap((codes) =>
      (isPacked(codes) ? codesOf(linesOf(parseProject(codes))) : codes).split(",", maxLines),
    )
    .slice(0, maxLines)
    .flatMap((token) => {
      const [text = "", quantity = "1"] = token.split("*", 2);
      const code = codeOf(text);
      return code ? [{ code, quantity: readQuantity(quantity) }] : [];
    });
}

function codesOf(lines: readonly ProjectLine[]): string {
  return lines.map(({ code, quantity }) => (quantity === 1 ? code : `${code}*${quantity}`)).join();
}

/** Returns a product's code as that of the finish in its picture, or of its first finish if it has no picture. */
function picturedCode(code: string, catalogue: Catalogue): string {
  const item = findListedItem(code, catalogue);
  if (!item || "sparePart" in item) return item?.code ?? normalizeCode(code);
  const finish = item.finish ?? picturedFinish(item.product) ?? item.product.finishes[0];
  return finish?.code ?? item.code;
}

/** Returns the canonical query of the page at a URL with the page's parameters (behaviour 19.2). */
export function canonicalProjectQuery(
  params: URLSearchParams,
  catalogue: Catalogue,
  pages: SitePaths,
): string {
  if (!namesProject(params)) return "";
  if (!isAddition(params)) return writePageQuery(parseProjectPageQuery(params, catalogue, pages));
  const list = params.has(projectParameter) ? `${canonicalProjectListQuery(params, catalogue)}&` : "";
  const scope = isOnlyMissing(params) ? `&${scopeParameter}=${onlyMissing}` : "";
  return `${list}${additionParameter}=${codesOf(addedLines(params, catalogue))}${scope}`;
}

/** Returns the canonical query of a page that reads only a list from its URL, such as the enquiry form. */
export function canonicalProjectListQuery(params: URLSearchParams, catalogue: Catalogue): string {
  return writeProjectQuery(readList(params, catalogue));
}
