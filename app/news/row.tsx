import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import type { ArticleCard } from "./news.server";

/** An article in a narrow list, with a small picture beside its title. */
export function NewsRow({ article }: { article: ArticleCard }) {
  return (
    <article className="group relative flex flex-wrap items-start gap-4">
      {article.picture && (
        <div className="w-24 flex-none sm:w-32">
          <Picture
            picture={{ ...article.picture, alt: "" }}
            small
            sizes="8rem"
            className="aspect-[3/2] w-full rounded-lg object-cover"
          />
        </div>
      )}
      <div className="min-w-0 grow basis-40">
        <h3 className="leading-snug">
          <Link to={paths.article(article.slug)} className="card-link group-hover:text-primary">
            {article.title}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-3 text-sm text-muted">{article.lead}</p>
      </div>
    </article>
  );
}
