import type { Catalogue } from "~/range/products";
import type { Category } from "~/range/tree";
import { categoryPicture } from "./category-view";

/** Returns a category as its card shows it: if it has no picture, with that of its first product that has one. */
export function pictured<Shown extends Pick<Category, "id" | "image">>(
  category: Shown,
  { orders }: Pick<Catalogue, "orders">,
): Shown {
  if (categoryPicture(category.image)) return category;
  const finishes = orders.get(category.id)?.polecane.flatMap((product) => product.finishes) ?? [];
  const [picture] = finishes.flatMap(({ pictures }) => pictures);
  return picture ? { ...category, image: `/images/${picture}.avif` } : category;
}
