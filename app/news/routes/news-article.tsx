import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getCollection } from "~/editorial/collections.server";
import { throwNotFound } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { DateText, PageHeader, Prose, TitledSection } from "~/ui/page";
import { NewsCards } from "../card";
import { articleJsonLd } from "../json-ld";
import { getArticle } from "../news.server";

export const meta = pageMeta<typeof loader>(({ article }) => ({
  title: article.title,
  description: article.lead,
  picture: article.picture,
  type: "article",
  jsonLd: ({ siteUrl, brand }) => articleJsonLd(article, siteUrl, brand.name),
}));

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** An article; its slug may span several path segments. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const article = getArticle(params["*"] ?? "");
  if (!article) throwNotFound();
  const collections = article.collections.flatMap((id) => getCollection(id) ?? []);
  return json({
    article,
    collections: collections.map(({ id, name }) => ({ id, name })),
    breadcrumb: await resolveBreadcrumb(request, article.title),
  });
}

export default function NewsArticlePage() {
  const { article, collections } = useLoaderData<typeof loader>();
  return (
    <>
      <article>
        <PageHeader title={article.title} lead={article.lead} picture={article.picture}>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
            <DateText date={article.date} />
            {article.tags.map((tag) => (
              <Link key={tag} to={`${paths.news}?tag=${encodeURIComponent(tag)}`} className="chip">
                {tag}
              </Link>
            ))}
          </p>
        </PageHeader>
        <div className="container-page">
          <Prose html={article.html} className="mx-auto" />
          {collections.length > 0 && (
            <p className="mx-auto mt-8 flex max-w-[70ch] flex-wrap gap-x-6">
              {collections.map(({ id, name }) => (
                <Link key={id} to={paths.collection(id)} className="arrow-link" translate="no">
                  Kolekcja {name}
                  <Icon name="arrow-right" />
                </Link>
              ))}
            </p>
          )}
        </div>
      </article>
      <nav aria-label="Sąsiednie artykuły" className="container-page mt-16 grid gap-4 sm:grid-cols-2">
        {article.previous && (
          <Neighbour article={article.previous} label="Starszy artykuł" icon="arrow-left" />
        )}
        {article.next && <Neighbour article={article.next} label="Nowszy artykuł" icon="arrow-right" />}
      </nav>
      {article.related.length > 0 && (
        <TitledSection id="podobne" title="Podobne tematy" className="container-page mt-16">
          <NewsCards articles={article.related} className="mt-8 gap-8" />
        </TitledSection>
      )}
    </>
  );
}

type NeighbourProps = {
  article: { slug: string; title: string };
  label: string;
  icon: "arrow-left" | "arrow-right";
};

function Neighbour({ article, label, icon }: NeighbourProps) {
  return (
    <Link
      to={paths.article(article.slug)}
      className="flex flex-col gap-1 rounded-xl border border-line p-5 hover:border-ink sm:last:col-start-2"
    >
      <span className="flex items-center gap-2 text-sm text-muted">
        <Icon name={icon} className="size-4" />
        {label}
      </span>
      <span className="font-semibold">{article.title}</span>
    </Link>
  );
}
