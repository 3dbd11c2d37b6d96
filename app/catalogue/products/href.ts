import type { Finish, Product } from "~/catalogue/product/schema.server";
import * as paths from "~/paths";

/** Returns the href of a product in one of its finishes; the first finish needs no query (behaviour 16.2). */
export function productHref({ slug, finishes }: Product, finish?: string): string {
  const isOwn = finish === undefined || finish === finishes[0]?.id;
  return isOwn ? paths.product(slug) : `${paths.product(slug)}?wykonczenie=${finish}`;
}

/** Returns the slug in the href of a product page; null for other hrefs. */
export function slugInPath(href: string): string | null {
  return /^\/produkt\/([^?]+)/.exec(href)?.[1] ?? null;
}

/** Returns a product's identifier for query strings: its slug for the first finish, else the finish's number. */
export function nameInQuery({ slug, finishes }: Product, finish?: Finish): string {
  return !finish || finish === finishes[0] ? slug : finish.code;
}

/**
 * Returns the href that adds products to the project list.
 * @param codes numbers of finishes; a product's number adds its pictured finish
 */
export function projectAddition(...codes: string[]): string {
  return `${paths.project}?dodaj=${codes.join()}`;
}
