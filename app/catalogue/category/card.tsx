import type { Category } from "~/range/tree";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import { categoryPicture } from "../category-view";

type CategoryCardProps = {
  category: Pick<Category, "label" | "to" | "image">;
  /** Whether the name is beside the picture on wide screens, where few cards share a row. */
  isWide?: boolean;
};

/**
 * Card of a category with its name and picture, or a grey box instead of a missing picture. The whole card is the link.
 */
export function CategoryCard({ category: { label, to, image }, isWide }: CategoryCardProps) {
  const src = categoryPicture(image);
  return (
    <article
      className={isWide ? "group relative flex-wrap gap-x-4 lg:flex lg:items-center" : "group relative"}
    >
      <div className="basis-40 flex-none">
        {src ? (
          <Picture
            picture={{ src, alt: "" }}
            small
            sizes="(width >= 64rem) 20rem, (width >= 40rem) 33vw, 50vw"
            className="aspect-[4/3] w-full rounded-xl object-cover"
          />
        ) : (
          <div className="aspect-[4/3] rounded-xl bg-stage" />
        )}
      </div>
      <h3 className="mt-3 flex-1 basis-32 leading-snug sm:text-lg">
        <Link to={to} className="card-link group-hover:text-primary">
          {label}
        </Link>
      </h3>
    </article>
  );
}
