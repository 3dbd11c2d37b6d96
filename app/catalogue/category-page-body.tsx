import { PageHeader } from "~/ui/page-header";
import { CategoryCard, categoryPicture } from "./category-card";
import type { Category } from "./category-tree";

export type CategoryView = Pick<Category, "label" | "image"> & {
  children: Pick<Category, "id" | "label" | "to" | "image">[];
};

/** What a category's page shows of the tree: the category and one level below it. */
export function categoryView({ label, image, children }: Category): CategoryView {
  return { label, image, children: children.map(({ id, label, to, image }) => ({ id, label, to, image })) };
}

/** A category: its name and picture, then its sub-categories. */
export function CategoryPageBody({ category, title }: { category: CategoryView; title: string }) {
  const src = category.image && categoryPicture(category.image);
  return (
    <>
      <PageHeader title={title} picture={src ? { src, alt: "" } : null} />
      {category.children.length > 0 && (
        <section aria-labelledby="podkategorie" className="container-page">
          <h2 id="podkategorie" className="text-heading">
            Kategorie
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
            {category.children.map((child) => (
              <li key={child.id}>
                <CategoryCard category={child} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
