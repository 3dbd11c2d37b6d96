import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { DateText } from "~/ui/page";
import { Picture } from "~/ui/pictures";
import type { ArticleCard } from "./news.server";

type NewsCardsProps = {
  articles: readonly ArticleCard[];
  /** Margins of the list and gaps between its cards. */
  className: string;
  /** True if the first picture is in the first view of the page. */
  priority?: boolean;
};

/** Articles as cards, as many in a row as its width has room for. */
export function NewsCards({ articles, className, priority = false }: NewsCardsProps) {
  return (
    <ul className={`grid ${className} sm:grid-cols-2 lg:grid-cols-3`}>
      {articles.map((article, position) => (
        <li key={article.slug}>
          <NewsCard article={article} priority={priority && position === 0} />
        </li>
      ))}
    </ul>
  );
}

/** An article in a list. The whole card is a link; the title is its accessible name. */
function NewsCard({ article, priority }: { article: ArticleCard; priority: boolean }) {
  return (
    <article className="group relative">
      {article.picture && (
        <Picture
          picture={{ ...article.picture, alt: "" }}
          priority={priority}
          sizes="(width >= 64rem) 26rem, (width >= 40rem) 50vw, 100vw"
          className="aspect-[3/2] w-full rounded-xl object-cover"
        />
      )}
      <p className="mt-4 text-sm text-muted">
        <DateText date={article.date} />
        {article.tags[0] && ` · ${article.tags[0]}`}
      </p>
      <h3 className="mt-1.5 text-xl leading-snug">
        <Link to={paths.article(article.slug)} className="card-link group-hover:text-primary">
          {article.title}
        </Link>
      </h3>
      <p className="mt-2 line-clamp-3 text-muted">{article.lead}</p>
    </article>
  );
}
