import type { ReactNode } from "react";
import { ProductList } from "~/catalogue/listing/list";
import { PageHeader } from "~/ui/page-header";
import { CategoryCard } from "./card";
import type { CategoryPageData } from "./page-data.server";
import { categoryPicture } from "./view";

type CategoryPageBodyProps = {
  data: CategoryPageData;
  title: string;
  /** Content below the list of products. */
  children?: ReactNode;
};

/** Body of a category page: name and picture, subcategories (on phones a scrollable row), products. */
export function CategoryPageBody({ data, title, children }: CategoryPageBodyProps) {
  const { category, text, listing, messages } = data;
  const src = categoryPicture(category.image);
  const hasRow = category.children.length > 0 && listing.page === 1;
  return (
    <>
      <PageHeader
        title={title}
        lead={text ?? undefined}
        picture={src ? { src, alt: "" } : null}
        look="category"
        isForWide={hasRow}
      />
      {hasRow && (
        <section aria-labelledby="podkategorie" className="container-page">
          <h2 id="podkategorie" className="text-heading">
            Kategorie
          </h2>
          <ul className="mt-4 grid gap-x-5 gap-y-6 max-sm:scroll-row sm:grid-cols-3 lg:grid-cols-4">
            {category.children.map((child) => (
              <li key={child.to}>
                <CategoryCard category={child} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductList listing={listing} messages={messages} />
      {children}
    </>
  );
}
