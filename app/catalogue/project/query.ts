import type { Catalogue } from "~/catalogue/products/catalogue";
import * as paths from "~/paths";
import { fields } from "./form-fields";
import { type Leftover, leftoverParameter, parseLeftovers, writeLeftovers } from "./leftovers";
import { type ProjectList, projectParameter, writeProject, writeProjectQuery } from "./project-list";
import {
  addedLines,
  additionParameter,
  isOnlyMissing,
  onlyMissing,
  parseList,
  readAddition,
  readList,
  scopeParameter,
} from "./read-project";
import { tidyName } from "./room-names";
import { marks } from "./shown-project";

/** URL parameter with the list before a removal, so that the page can offer to undo the removal. */
const formerParameter = "bylo";
/** URL parameter with the path of the page from which the visitor added to the list. */
const backParameter = "powrot";

/** Parameters that the page of a list reads (behaviours 27.1 to 27.5). */
export const projectParameters = [
  projectParameter,
  additionParameter,
  scopeParameter,
  formerParameter,
  backParameter,
  leftoverParameter,
  fields.textRoom,
];

/** What the page shows besides the list. */
type PageNotes = {
  /** The list before a removal. */
  before?: ProjectList | null;
  /** Path of the page from which the visitor added to the list; empty if unknown. */
  back?: string;
  leftovers?: Leftover[];
  /** Room for the leftovers. */
  room?: string;
};

export type ProjectPage = PageNotes & { list: ProjectList };

/**
 * Maximum length of a query with notes. Leaves room for the parameters of translated pages and of data requests within
 * the 4,096 bytes of a URL.
 */
const maxQueryLength = 3_900;
/** Maximum length of the path of the page from which the visitor came. */
const maxBackLength = 300;

/** Paths of all pages of this site. Lists lead back to no other address, because anybody can write a list's URL. */
type SitePaths = ReadonlySet<string>;

/** Reads the URL of a list's page, without additions. */
export function parseProjectPageQuery(
  params: URLSearchParams,
  catalogue: Catalogue,
  pages: SitePaths,
): Required<ProjectPage> {
  const list = readList(params, catalogue);
  const former = params.get(formerParameter);
  const leftovers = parseLeftovers(params.get(leftoverParameter) ?? "");
  return {
    list,
    before: former === null ? null : parseList(former, catalogue),
    back: pagePath(params.get(backParameter) ?? "", pages),
    leftovers,
    room: leftovers.length > 0 ? tidyName(params.get(fields.textRoom) ?? "") : "",
  };
}

/** Returns the canonical query of a list's page (behaviour 19.2), without `?`. Drops notes that would make it too long. */
function writeProjectPageQuery({ list, before, back = "", leftovers = [], room = "" }: ProjectPage): string {
  const notes: [string, string][] = [
    [formerParameter, before ? writeProject(before) : ""],
    [leftoverParameter, writeLeftovers(leftovers)],
    [fields.textRoom, leftovers.length > 0 ? room : ""],
    [backParameter, back],
  ];
  return notes.reduce((query, [name, value]) => {
    const longer = value ? `${query}&${new URLSearchParams({ [name]: value })}` : query;
    return longer.length <= maxQueryLength ? longer : query;
  }, writeProjectQuery(list));
}

/** Returns whether the URL of a page can contain all leftovers. */
function hasPlaceForLeftovers(page: ProjectPage): boolean {
  const { leftovers = [] } = page;
  if (leftovers.length === 0) return true;
  const notes = new URLSearchParams({ [leftoverParameter]: writeLeftovers(leftovers) });
  return writeProjectPageQuery(page).includes(notes.toString());
}

/** Returns whether a URL contains a list, which may be empty, or products to add to a list. */
export function namesProject(params: URLSearchParams): boolean {
  return params.has(projectParameter) || params.has(additionParameter);
}

/** Returns the canonical query of the page at a URL with the page's parameters (behaviour 19.2). */
export function canonicalProjectQuery(
  params: URLSearchParams,
  catalogue: Catalogue,
  pages: SitePaths,
): string {
  if (!namesProject(params)) return "";
  if (!params.has(additionParameter))
    return writeProjectPageQuery(parseProjectPageQuery(params, catalogue, pages));
  const list = params.has(projectParameter) ? `${writeProjectQuery(readList(params, catalogue))}&` : "";
  return list + canonicalAdditionQuery(params, catalogue);
}

function canonicalAdditionQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const codes = addedLines(params, catalogue).map(({ code, quantity }) =>
    quantity === 1 ? code : `${code}*${quantity}`,
  );
  const scope = isOnlyMissing(params) ? `&${scopeParameter}=${onlyMissing}` : "";
  return `${additionParameter}=${codes.join()}${scope}`;
}

/**
 * Returns the href to which a URL with additions is redirected: that of the list with the additions. If the URL has no
 * list, a fragment says so; the browser then adds the additions to the list that it remembers.
 * @param from path of the page from which the visitor came, if known
 */
export function additionHref(
  params: URLSearchParams,
  catalogue: Catalogue,
  from?: { path: string; pages: SitePaths },
): string {
  const { list, surplus } = readAddition(params, catalogue);
  const leftovers = surplus.map(({ code }) => ({ reason: "full" as const, row: 0, text: code }));
  const mark = isOnlyMissing(params) ? marks.completed : marks.added;
  const query = writeProjectPageQuery({ list, leftovers, back: from && pagePath(from.path, from.pages) });
  return `${paths.project}?${query}${params.has(projectParameter) ? "" : `#${mark}`}`;
}

/** Returns the path and the query of another page of this site, for a link that leads back to it; otherwise, an empty text. */
function pagePath(text: string, pages: SitePaths): string {
  const [path = ""] = text.split(/[?#]/, 1);
  const isPage = text.length <= maxBackLength && /^[!-~]*$/.test(text) && pages.has(path);
  return isPage && path !== paths.project ? text : "";
}

/** Returns whether a URL adds something to a list. */
export function isAddition(params: URLSearchParams): boolean {
  return params.has(additionParameter);
}

/**
 * Returns the href of a list that a post has changed. It names what was not added of a pasted text, and the former list
 * if the post removed something; a fragment keeps the place on the page without scripts.
 * @param command of the pressed button
 * @returns `null` if the text is too long for a URL
 */
export function changedHref(
  {
    before,
    list,
    leftovers,
    room,
  }: { before: ProjectList; list: ProjectList; leftovers: Leftover[]; room: string },
  command: string,
): string | null {
  const isRemoval = command === "usun" || command === "usun-pokoj";
  const page = { list, leftovers, room, ...(isRemoval && { before }) };
  if (!hasPlaceForLeftovers(page)) return null;
  return `${paths.project}?${writeProjectPageQuery(page)}${isRemoval ? `#${marks.removed}` : ""}`;
}
