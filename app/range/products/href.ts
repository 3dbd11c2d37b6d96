import * as paths from "~/paths";
import type { Finish, Product } from "~/range/product/schema/schema.server";

/** Returns the href of a product in one of its finishes. The first finish needs no query string (behaviour 16.2). */
export function productHref({ slug, finishes }: Product, finish?: string): string {
  const isOwn = finish === undefined || finish === finishes[0]?.id;
  return isOwn ? paths.product(slug) : `${paths.product(slug)}?wykonczenie=${finish}`;
}

/** Returns the slug in the href of a product page; null for the href of any other page. */
export function slugInPath(href: string): string | null {
  return /^\/produkt\/([^?]+)/.exec(href)?.[1] ?? null;
}

/**
 * Returns the identifier of a product in query strings: the slug for its first finish, the finish's number for other
 * finishes.
 */
export function nameInQuery({ slug, finishes }: Product, finish?: Finish): string {
  return !finish || finish === finishes[0] ? slug : finish.code;
}

/**
 * Returns the href that adds products to the project list.
 * @param codes catalogue numbers of finishes or of products; for a product, the finish in its picture is added
 */
export function projectAddition(...codes: string[]): string {
  return `${paths.project}?dodaj=${codes.join()}`;
}
