import * as paths from "~/paths";
import type { Catalogue } from "~/range/products";
import { findListedItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import { addedLines, isAddition, readList } from "../list/query";

/** Base for URLs without an origin. */
const anyOrigin = "http://localhost";

/** What a URL stands for; `project` is the name of the list's project, if it has one. */
export type Addressed = { lines: PlacedLine[]; project?: string | undefined };

/**
 * Returns the lines that a URL of this site stands for, whatever its origin: those of a list, or the product or spare
 * part of a page or a GS1 Digital Link. Returns none for any other text.
 */
export function listOfAddress(text: string, catalogue: Catalogue): Addressed {
  const start = text.search(/\/(?:projekt|produkt|czesci-zamienne|01)[/?]/);
  if (start < 0 || !URL.canParse(text.slice(start), anyOrigin)) return { lines: [] };
  const { pathname, searchParams } = new URL(text.slice(start), anyOrigin);
  if (isAddition(searchParams)) return { lines: addedLines(searchParams, catalogue) };
  if (pathname === paths.project) {
    const list = readList(searchParams, catalogue);
    const hasRooms = list.rooms.some(({ name }) => name);
    const lines = list.rooms.flatMap(({ name, lines }) =>
      lines.map((line) => ({ ...line, ...(hasRooms && { room: name }) })),
    );
    return { lines, project: list.name };
  }
  const [, page, name = ""] = pathname.split("/");
  const code = page === "produkt" ? codeOfPage(name, searchParams, catalogue) : name;
  const item = findListedItem(code, catalogue);
  return { lines: item ? [{ code: item.code, quantity: 1 }] : [] };
}

function codeOfPage(slug: string, params: URLSearchParams, { bySlug, byFormerSlug }: Catalogue): string {
  const product = bySlug.get(slug) ?? byFormerSlug.get(slug);
  const chosen = params.get("wykonczenie");
  const finish = product?.finishes.find(({ id }) => id === chosen) ?? product?.finishes[0];
  return finish?.code ?? "";
}
