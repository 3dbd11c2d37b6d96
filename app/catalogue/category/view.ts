import type { Category } from "~/catalogue/tree/tree";

export type CategoryView = Pick<Category, "label" | "to" | "image"> & {
  children: Pick<Category, "image" | "to" | "label">[];
};

/** What a category's page shows of the tree: the category and one level below it. */
export function categoryView({ label, to, image, children }: Category): CategoryView {
  return {
    label,
    to,
    image,
    children: children.map(({ image, to, label }) => ({ image, to, label })),
  };
}

/** Path of a category's picture below `/images/`, or `null` for a picture that is not one of ours. */
export function categoryPicture(image: string | null): string | null {
  return (image && /^\/images\/(.+)\.avif$/.exec(image)?.[1]) ?? null;
}
