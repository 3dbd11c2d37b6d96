import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import type { Category } from "./category-tree";

type CategoryCardProps = { category: Pick<Category, "label" | "to" | "image">; priority?: boolean };

/** A category with its picture on the studio's grey ground. The whole card leads to it. */
export function CategoryCard({ category: { label, to, image }, priority = false }: CategoryCardProps) {
  const src = image ? categoryPicture(image) : null;
  return (
    <article className="group relative overflow-hidden rounded-xl bg-stage">
      {src ? (
        <Picture
          picture={{ src, alt: "" }}
          priority={priority}
          sizes="(width >= 64rem) 20rem, (width >= 40rem) 33vw, 50vw"
          className="aspect-[4/3] w-full object-cover"
        />
      ) : (
        <div className="aspect-[4/3]" />
      )}
      <h3 className="bg-raised px-1 pt-3 pb-1 text-base leading-snug sm:text-lg">
        <Link to={to} className="card-link group-hover:text-primary">
          {label}
        </Link>
      </h3>
    </article>
  );
}

/** Path of a category's picture below `/images/`, or `null` for a picture that is not one of ours. */
export function categoryPicture(image: string): string | null {
  return /^\/images\/(.+)\.avif$/.exec(image)?.[1] ?? null;
}
