import type { Finish, Product } from "~/catalogue/product/schema.server";
import * as paths from "~/paths";

/** A product's page in one of its finishes, by id; the first one is the page's own (behaviour 16.2). */
export function productHref({ slug, finishes }: Product, finish?: string): string {
  const isOwn = finish === undefined || finish === finishes[0]?.id;
  return isOwn ? paths.product(slug) : `${paths.product(slug)}?wykonczenie=${finish}`;
}

/** The slug in a product's URL, in any finish; null for other URLs. */
export function slugInPath(href: string): string | null {
  return /^\/produkt\/([^?]+)/.exec(href)?.[1] ?? null;
}

/** How a query names a product in one of its finishes: by its slug, in another finish than the first by that finish's number. */
export function nameInQuery({ slug, finishes }: Product, finish?: Finish): string {
  return !finish || finish === finishes[0] ? slug : finish.code;
}

/** The URL that adds products to the project list. @param codes of finishes; a model's adds the finish in its picture */
export function projectAddition(...codes: string[]): string {
  return `${paths.project}?dodaj=${codes.join()}`;
}
