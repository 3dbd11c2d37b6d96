import { useId } from "react";
import { categoryPicture } from "~/catalogue/category-view";
import type { Category } from "~/range/tree";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import { AllProducts } from "./products-links";

type ProductsPanelNarrowProps = { categories: Category[]; action: string };

/**
 * Products panel on phones: a tap on a category shows its picture, name and sub-categories, with a link to its products
 * (behaviour 4.4).
 */
export function ProductsPanelNarrow({ categories, action }: ProductsPanelNarrowProps) {
  const group = useId();
  return (
    <ul className="py-2">
      <li className="border-b border-line">
        <AllProducts className="flex min-h-14 items-center px-5 font-medium hover:bg-sunken" />
      </li>
      {categories.map((category) => (
        <li key={category.id} className="border-b border-line last:border-0">
          <details name={group} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-3 px-5 font-medium hover:bg-sunken group-open:text-primary">
              {category.label}
              <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div className="slide-in px-5 pb-5">
              <CategoryPreview category={category} action={action} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function CategoryPreview({ category, action }: { category: Category; action: string }) {
  const src = categoryPicture(category.image);
  return (
    <>
      {src && (
        <Picture
          picture={{ src, alt: "" }}
          sizes="(width >= 30rem) 26rem, calc(100vw - 2.5rem)"
          className="aspect-[4/3] w-full rounded-xl object-contain"
        />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-subtitle">{category.label}</h3>
        <Link to={category.to} className="button button-primary">
          {action}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ul aria-label="Podkategorie" className="mt-2">
        {category.children.map(({ id, label, to }) => (
          <li key={id}>
            <Link to={to} className="flex min-h-11 items-center text-muted hover:text-primary">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
