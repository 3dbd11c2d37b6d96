import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getCollection } from "~/editorial/collections.server";
import { throwNotFound } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { NewsCards } from "~/news/card";
import { newsOfCollection } from "~/news/news.server";
import { shownFinishParameter } from "~/range/facets";
import { getRange } from "~/range/products.server";
import { PageHeader, Prose, TitledSection } from "~/ui/page";
import { CollectionFacts, CollectionProducts, CollectionScenes } from "../collection-sections";
import { collectionRange } from "../collection-view";

export const meta = pageMeta<typeof loader>(({ collection }) => ({
  title: `Kolekcja ${collection.name}`,
  description: collection.lead,
  picture: collection.picture,
}));

export const handle = { ...breadcrumbHandle, searchParams: [shownFinishParameter] };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** A collection: its text, its products, its scenes and the news about it (behaviour 1.28). */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const collection = getCollection(params.id ?? "");
  if (!collection) throwNotFound();
  const { id, name, tagline, lead, picture, html, material } = collection;
  const { catalogue } = await getRange();
  const range = collectionRange(catalogue, collection, new URL(request.url).searchParams);
  return json({
    collection: { id, name, tagline, lead, picture, html, material },
    range,
    news: newsOfCollection(id, 3),
    breadcrumb: await resolveBreadcrumb(request, `Kolekcja ${name}`),
  });
}

export default function CollectionPage() {
  const { collection, range, news } = useLoaderData<typeof loader>();
  const { id, name, tagline, lead, picture, html, material } = collection;
  return (
    <article>
      <PageHeader title={`Kolekcja ${name}`} lead={lead} picture={picture} />
      <section aria-labelledby="opis" className="container-page grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <h2 id="opis" className="text-heading">
            {tagline}
          </h2>
          <Prose html={html} className="mt-4" />
        </div>
        <CollectionFacts id={id} material={material} finishes={range.finishes} />
      </section>
      <CollectionProducts id={id} products={range.products} total={range.total} />
      <CollectionScenes scenes={range.scenes} />
      {news.length > 0 && (
        <TitledSection id="aktualnosci" title="Aktualności o kolekcji" className="container-page mt-16">
          <NewsCards articles={news} className="mt-6 gap-8" />
        </TitledSection>
      )}
    </article>
  );
}
