import { ProductList } from "~/catalogue/listing/list";
import { PageHeader } from "~/ui/page-header";
import { CategoryCard } from "./card";
import type { CategoryPageData } from "./page-data.server";
import { categoryPicture } from "./view";

type CategoryPageBodyProps = { data: CategoryPageData; title: string };

/** A category: its name and picture, its sub-categories, its products. */
export function CategoryPageBody({ data, title }: CategoryPageBodyProps) {
  const { category, text, listing, messages } = data;
  const src = categoryPicture(category.image);
  return (
    <>
      <PageHeader
        title={title}
        lead={text ?? undefined}
        picture={src ? { src, alt: "" } : null}
        isProductPicture
      />
      {category.children.length > 0 && listing.page === 1 && (
        <section aria-labelledby="podkategorie" className="container-page">
          <h2 id="podkategorie" className="text-heading">
            Kategorie
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4">
            {category.children.map((child) => (
              <li key={child.to}>
                <CategoryCard category={child} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductList listing={listing} messages={messages} />
    </>
  );
}
