import type { Finish, Product } from "~/catalogue/product/schema.server";
import { finishLabel, type ProductCard, productCard } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import * as paths from "~/paths";
import { linesOf } from "./changes";
import { findMisfits, type Misfit } from "./misfits";
import { findNeeds, type Supply } from "./needs";
import {
  maxLines,
  type ProjectLine,
  type ProjectList,
  writeProject,
  writeProjectQuery,
} from "./project-list";
import { productOfCode } from "./read-project";
import { type Sums, sumOf } from "./sums";

/** A code that replaces a line's code when the visitor presses its button. */
export type Replacement = { code: string; label: string };

export type LineView = {
  /** Zero-based index in the list, across all rooms. */
  number: number;
  code: string;
  quantity: number;
  card: Pick<ProductCard, "name" | "to" | "picture"> | null;
  /** Absent until a finish is chosen. */
  finish?: { id: string; label: string; gtin: string };
  /** Reason, in Polish, why the line cannot be ordered, with suggested replacements. */
  problem?: { reason: string; replacements: Replacement[] };
};

/** `number` is the room's zero-based index. `title` is its name, or a default title if the room has no name. */
export type RoomView = { number: number; name: string; title: string; lines: LineView[] };
export type NeedView = {
  code: string;
  name: string;
  to: string;
  quantity: number;
  for: string;
  room: string;
};

/** Data for the page of a project list (behaviour 27.1). */
export type ProjectView = {
  /** Value of the list's URL parameter. `query` is the canonical query of the list's page. */
  list: string;
  query: string;
  /** Whether the URL contains a list, which may be empty, or products to add to a list. */
  isGiven: boolean;
  rooms: RoomView[];
  lines: number;
  free: number;
  needs: NeedView[];
  misfits: Misfit[];
  sums: Sums;
  /** Number of lines with a problem or without a quantity. */
  problems: number;
};

/** @param isGiven whether the URL contains a list, which may be empty, or products to add to a list */
export function projectView(list: ProjectList, supply: Supply, isGiven = true): ProjectView {
  const rooms = roomViews(list, supply.catalogue);
  const lines = rooms.flatMap((room) => room.lines);
  return {
    list: writeProject(list),
    query: writeProjectQuery(list),
    isGiven,
    rooms,
    lines: lines.length,
    free: maxLines - lines.length,
    needs: findNeeds(list, supply).map((need) => ({
      code: need.product.finishes[0]?.code ?? need.product.code,
      name: need.product.name,
      to: paths.product(need.product.slug),
      quantity: need.quantity,
      for: need.for.name,
      room: need.room,
    })),
    misfits: findMisfits(list, supply),
    sums: listSums(list, supply.catalogue),
    problems: lines.filter(({ problem, quantity }) => problem || quantity === 0).length,
  };
}

/** Returns the rooms and lines of a list, for its page and its exports. */
export function roomViews(list: ProjectList, catalogue: Catalogue): RoomView[] {
  let number = 0;
  return list.rooms.map(({ name, lines }, index) => ({
    number: index,
    name,
    title: name || (list.rooms.length > 1 ? "Bez pomieszczenia" : "Produkty"),
    lines: lines.map((line) => lineView(line, number++, catalogue)),
  }));
}

export function listSums(list: ProjectList, catalogue: Catalogue): Sums {
  return sumOf(
    linesOf(list).flatMap(({ code, quantity }) => {
      const product = productOfCode(code, catalogue)?.product;
      return product ? { product, quantity } : [];
    }),
  );
}

function lineView({ code, quantity }: ProjectLine, number: number, catalogue: Catalogue): LineView {
  const found = productOfCode(code, catalogue);
  if (!found)
    return {
      number,
      code,
      quantity,
      card: null,
      problem: { reason: "Nie znamy tego numeru.", replacements: [] },
    };
  const { product, finish } = found;
  const { name, to, picture } = productCard(product, catalogue, finish ? [finish.id] : []);
  return {
    number,
    code,
    quantity,
    card: { name, to, picture },
    ...(finish && { finish: { id: finish.id, label: finishLabel(finish.id, catalogue), gtin: finish.gtin } }),
    ...problemOf(product, finish, catalogue),
  };
}

function problemOf(product: Product, finish: Finish | null, catalogue: Catalogue): Pick<LineView, "problem"> {
  const successor = product.withdrawn && catalogue.bySlug.get(product.withdrawn.successor);
  if (successor) {
    const same = successor.finishes.find(({ id }) => id === finish?.id) ?? successor.finishes[0];
    const replacements = same ? [{ code: same.code, label: `Następca: ${successor.name} ${same.code}` }] : [];
    return { problem: { reason: "Produkt wycofany z oferty.", replacements } };
  }
  if (product.withdrawn) return { problem: { reason: "Produkt wycofany z oferty.", replacements: [] } };
  if (finish) return {};
  return {
    problem: {
      reason: "Ten numer ma kilka wykończeń. Wybierz jedno:",
      replacements: product.finishes.map(({ id, code }) => ({
        code,
        label: `${finishLabel(id, catalogue)} (${code})`,
      })),
    },
  };
}
