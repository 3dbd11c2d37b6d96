import * as paths from "~/paths";
import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, finishInWords, type ProductCard } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";
import { type CodedProduct, findListedItem, type ListedItem } from "./listed-item";
import { judgeList, type Misfit, type Need, type Supply } from "./needs";
import { pagesOf } from "./pages";
import { linesOf, type ProjectLine, type ProjectList, writeProject, writeProjectQuery } from "./project-list";
import { arranged, type LineView, type RoomView } from "./room-views";
import { type Sums, sumOf } from "./sums";

export type NeedView = Pick<ProductCard, "code" | "name" | "to" | "picture"> &
  Pick<Need, "quantity" | "room" | "lack"> & {
    /** Name of the product that needs it. */
    for: string;
    /** Its finish, as returned by `finishInWords`; `lack` says that it does not come in the tap's finish. */
    finish?: string | undefined;
  };

/** Data for the page of a project list (behaviour 27.1). */
export type ProjectView = {
  /** Value of the list's URL parameter. `query` is the canonical query of the list's page. */
  list: string;
  query: string;
  /** Name of the project. */
  name: string;
  /** Whether the URL contains a list, which may be empty. */
  isGiven: boolean;
  /** The lines on the shown page, and of the others those with a problem: the rest is in the list. */
  lines: LineView[];
  needs: NeedView[];
  misfits: Misfit[];
  sums: Sums;
};

/** @param page page of the list, from 1. @param isGiven whether the URL contains a list, which may be empty */
export function projectView(list: ProjectList, supply: Supply, page = 1, isGiven = true): ProjectView {
  const { needs, misfits } = judgeList(list, supply);
  const rooms = roomViews(list, supply.catalogue);
  const shown = new Set((pagesOf<LineView, RoomView>(rooms)[page - 1] ?? []).flatMap(({ lines }) => lines));
  return {
    list: writeProject(list),
    query: writeProjectQuery(list),
    name: list.name ?? "",
    isGiven,
    lines: rooms.flatMap(({ lines }) => lines.filter((line) => shown.has(line) || line.problem)),
    needs: needs.map(({ product, finish, lack, quantity, for: whole, room }) => {
      const card = supply.catalogue.productCard(product, finish && [finish.id]);
      const { code, name, to, picture } = card;
      return { code, name, to, picture, finish: finishInWords(card), lack, quantity, for: whole.name, room };
    }),
    misfits,
    sums: listSums(list, supply.catalogue),
  };
}

/** Returns the rooms and lines of a list, for its page and its exports. */
export function roomViews(list: ProjectList, catalogue: Catalogue): RoomView[] {
  return arranged(list, (line, number) => lineView(line, number, catalogue));
}

export function listSums(list: ProjectList, catalogue: Catalogue): Sums {
  return sumOf(
    linesOf(list).flatMap(({ code, quantity }) => {
      const item = findListedItem(code, catalogue);
      return item ? { ...item, quantity } : [];
    }),
  );
}

function lineView(line: ProjectLine, number: number, catalogue: Catalogue): LineView {
  return { number, ...line, ...factsOf(findListedItem(line.code, catalogue), catalogue) };
}

type Facts = Omit<LineView, "number" | keyof ProjectLine>;

function factsOf(item: ListedItem | null, catalogue: Catalogue): Facts {
  if (!item) return { card: null, problem: { reason: "Nie znamy tego numeru.", replacements: [] } };
  return "sparePart" in item ? sparePartFacts(item.sparePart) : productFacts(item, catalogue);
}

function sparePartFacts({ code, name, picture, gtin, replaces }: SparePart): Facts {
  return {
    card: { name, to: paths.sparePart(code), picture, ...(!picture && { drawing: code }) },
    ...(gtin && { gtin }),
    ...(replaces.length > 0 && { replaces }),
  };
}

function productFacts({ product, finish }: CodedProduct, catalogue: Catalogue): Facts {
  const { name, to, picture } = catalogue.productCard(product, finish ? [finish.id] : []);
  return {
    card: { name, to, picture },
    ...(finish && { finish: { id: finish.id, label: catalogue.finishLabel(finish.id) }, gtin: finish.gtin }),
    problem: problemOf(product, finish, catalogue),
  };
}

function problemOf(product: Product, finish: Finish | null, catalogue: Catalogue): LineView["problem"] {
  if (product.withdrawn) {
    const { name, finishes = [] } = catalogue.bySlug.get(product.withdrawn.successor) ?? {};
    const same = finishes.find(({ id }) => id === finish?.id) ?? finishes[0];
    const replacements = same ? [{ code: same.code, label: `Następca: ${name} ${same.code}` }] : [];
    return { reason: "Produkt wycofany z oferty.", replacements };
  }
  if (finish) return undefined;
  const replacements = product.finishes.map(({ id, code }) => ({
    code,
    label: `${catalogue.finishLabel(id)} (${code})`,
  }));
  return { reason: "Ten numer ma kilka wykończeń. Wybierz jedno:", replacements };
}
