import type { ReactNode } from "react";
import { ProductList } from "~/catalogue/listing/list";
import { CategoryCard } from "./card";
import type { CategoryPageData } from "./page-data.server";

type CategoryPageBodyProps = {
  data: CategoryPageData;
  title: string;
  /** Content below the list of products. */
  children?: ReactNode;
};

/**
 * Body of a category page: name, subcategories (on phones a scrollable row), products. The pictures are those of
 * subcategories and products: a picture of its own would only push them down.
 */
export function CategoryPageBody({ data, title, children }: CategoryPageBodyProps) {
  const { category, text, listing, messages } = data;
  // Few categories take the whole row, with their names beside their pictures.
  const { length } = category.children;
  const isWide = length <= 4;
  const columns = ["lg:grid-cols-3", "lg:grid-cols-4"][Math.max(length, 3) - 3] ?? "lg:grid-cols-7";
  const hasRow = length > 0 && listing.page === 1;
  return (
    <>
      <ListHeader title={title} lead={text} />
      {hasRow && (
        <section aria-labelledby="podkategorie" className="container-page lg:mt-4">
          <h2 id="podkategorie" className="sr-only">
            Kategorie
          </h2>
          <ul className={`grid gap-x-5 gap-y-6 max-sm:scroll-row sm:grid-cols-5 ${columns}`}>
            {category.children.map((child) => (
              <li key={child.to}>
                <CategoryCard category={child} isWide={isWide} />
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

/**
 * Header of the page: on wide screens title and lead share a row, so that the list begins as high as it can, in the columns
 * of the subcategories below.
 */
function ListHeader({ title, lead }: { title: string; lead: string | null }) {
  return (
    <header className="container-page gap-x-5 pt-4 pb-4 lg:grid lg:grid-cols-7 lg:items-baseline lg:pt-6 lg:pb-2">
      <h1 tabIndex={-1} className="lg:col-span-3 text-title">
        {title}
      </h1>
      {lead && <p className="max-w-[70ch] text-muted max-lg:mt-3 lg:col-span-4">{lead}</p>}
    </header>
  );
}
