import type { Category } from "~/range/tree";
import { Link } from "~/ui/link";
import { ToolDrawing } from "~/ui/page";
import { CategoryCard } from "./category/card";

type CategoryTilesProps = {
  categories: Pick<Category, "id" | "label" | "to" | "image">[];
  /** The link to all products. Its tile takes what the last row has left, so that no category stands alone there. */
  all: { label: string; to: string };
};

/** The tile's share of a row with 2, 3 or 5 columns, less its share of the gaps between them. */
const basis = "basis-[calc(50%-0.375rem)] sm:basis-[calc((100%-2.5rem)/3)] lg:basis-[calc((100%-5rem)/5)]";

/** All categories as tiles, and a last tile for all products. */
export function CategoryTiles({ categories, all }: CategoryTilesProps) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-6 sm:gap-x-5">
      {categories.map((category) => (
        <li key={category.id} className={basis}>
          <CategoryCard category={category} />
        </li>
      ))}
      <li className={`group relative flex flex-col grow ${basis}`}>
        <ToolDrawing name="range" className="min-h-24 grow basis-0" />
        <h3 className="mt-3 leading-snug sm:text-lg">
          <Link to={all.to} className="card-link group-hover:text-primary">
            {all.label}
          </Link>
        </h3>
      </li>
    </ul>
  );
}
