import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/brand/brand.server";
import { hasFeature } from "~/brand/features.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { PageHeader } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { NewsCards } from "../card";
import { listNews } from "../news.server";
import { newsHref, newsParameters, parseNewsQuery } from "../query";

export const meta = pageMeta<typeof loader>(({ about, news, tag }) => ({
  title: `Aktualności${tag ? `: ${tag}` : ""}${news.page > 1 ? `, strona ${news.page}` : ""}`,
  description: about.description,
  canonical: newsHref({ page: news.page }),
  noindex: tag !== undefined,
}));

export const handle = { ...breadcrumbHandle, searchParams: newsParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** The news, newest first; `?tag=` filters them, `?strona=` selects a page of the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { news: about } = getBrand();
  if (!about || !hasFeature("news")) throwUnknownPath();
  const query = parseNewsQuery(new URL(request.url).searchParams);
  const news = listNews(query);
  if (!news) throw new Response(null, { status: 404 });
  return json({ about, news, tag: query.tag, breadcrumb: await resolveBreadcrumb(request) });
}

export default function NewsListPage() {
  const { about, news, tag } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Aktualności" lead={about.lead} />
      <div className="container-page">
        <ul aria-label="Tematy" className="mb-10 flex flex-wrap gap-2">
          <li>
            <Link to={paths.news} className="chip" aria-current={tag ? undefined : "page"}>
              Wszystkie
            </Link>
          </li>
          {news.tags.map(({ tag: name, count }) => (
            <li key={name}>
              <Link
                to={newsHref({ tag: name, page: 1 })}
                className="chip"
                aria-current={name === tag ? "page" : undefined}
              >
                {name} <span className="text-muted">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
        <h2 className="sr-only">Artykuły</h2>
        <NewsCards articles={news.items} className="gap-x-8 gap-y-12" priority />
        <Pagination
          label="Strony aktualności"
          page={news.page}
          pages={news.pages}
          pageTo={(page) => newsHref({ tag, page })}
        />
      </div>
    </>
  );
}
