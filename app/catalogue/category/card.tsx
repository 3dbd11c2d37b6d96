import type { Category } from "~/range/tree";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import { categoryPicture } from "../category-view";

/**
 * Card of a category with its name and picture, or a grey box instead of a missing picture. The whole card is the link.
 */
export function CategoryCard({
  category: { label, to, image },
}: {
  category: Pick<Category, "label" | "to" | "image">;
}) {
  const src = categoryPicture(image);
  return (
    <article className="group relative">
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
      <h3 className="mt-3 leading-snug sm:text-lg">
        <Link to={to} className="card-link group-hover:text-primary">
          {label}
        </Link>
      </h3>
    </article>
  );
}
