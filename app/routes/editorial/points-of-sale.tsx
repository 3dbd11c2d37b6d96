import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import { listCollections } from "~/editorial/collections.server";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { PointOfSaleCard } from "~/points-of-sale/card";
import { PointOfSaleFilter, resultsId } from "~/points-of-sale/filter";
import { storesJsonLd } from "~/points-of-sale/json-ld";
import { findPointsOfSale, listVoivodeships } from "~/points-of-sale/points-of-sale.server";
import { PolandMap } from "~/points-of-sale/poland-map";
import mapStyles from "~/points-of-sale/poland-map.css?url";
import { dotsOnMap } from "~/points-of-sale/poland-outlines";
import { parsePointOfSaleQuery, pointOfSaleParameters, writePointOfSaleQuery } from "~/points-of-sale/query";
import type { PointOfSaleCriteria as Filter } from "~/points-of-sale/search";
import { withQuery } from "~/ui/href";
import { Link } from "~/ui/link";
import { EmptyState, PageHeader, Prose } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { pageOfList } from "~/ui/paging";

const path = paths.pointsOfSale;

export const meta = pageMeta<typeof loader>(({ text, filter, page, points }) => ({
  ...text,
  title: page > 1 ? `${text.title}, strona ${page}` : text.title,
  canonical: withQuery(path, writePointOfSaleQuery(filter, page)),
  noindex: Object.values(filter).some(Boolean),
  jsonLd: ({ siteUrl }) => storesJsonLd(points, siteUrl),
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

export const handle = { ...breadcrumbHandle, searchParams: pointOfSaleParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

const pageLength = 24;

/**
 * Shops filtered by place, voivodeship and collection. The visitor enters these filters in a plain GET form (behaviour
 * 17.1).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const text = getPage(path) ?? throwUnknownPath();
  const collections = listCollections().map(({ id, name }) => ({ id, name }));
  const { filter, page } = parsePointOfSaleQuery(new URL(request.url).searchParams, collections);
  const { points: found, near } = findPointsOfSale(filter);
  const shown = pageOfList(found, page, pageLength);
  if (!shown) throw new Response(null, { status: 404 });
  return json({
    text,
    voivodeships: listVoivodeships(),
    collections,
    points: shown.items,
    near,
    total: found.length,
    dots: dotsOnMap(found),
    page: shown.page,
    pages: shown.pages,
    filter,
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function PointsOfSalePage() {
  const data = useLoaderData<typeof loader>();
  const { text, voivodeships, collections, points, dots, page, pages, filter } = data;
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} drawing="points-of-sale" />
      <div className="container-page">
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
          <PointOfSaleFilter voivodeships={voivodeships} collections={collections} filter={filter} />
          <PolandMap counts={voivodeships} dots={dots} selected={filter.voivodeship} />
        </div>
        <h2 id={resultsId} className="mt-10 text-heading">
          Lista punktów
        </h2>
        <p role="status" className="mt-1 text-muted">
          {resultText(data)}
        </p>
        {points.length > 0 ? (
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {points.map((point) => (
              <li key={point.id}>
                <PointOfSaleCard
                  point={point}
                  collections={collections.flatMap(({ id, name }) =>
                    point.collections.includes(id) ? name : [],
                  )}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-4">
            <EmptyState
              {...(isUnknown(data) ? unknownPlace : text.emptyState)}
              action={{ label: "Wszystkie punkty", to: path }}
            />
          </div>
        )}
        <Pagination
          label="Strony punktów sprzedaży"
          page={page}
          pages={pages}
          pageTo={(number) => withQuery(path, writePointOfSaleQuery(filter, number))}
        />
        <p className="mt-6 text-sm text-muted">
          Odległości w&nbsp;linii prostej od środka miejscowości; położenie miejscowości:{" "}
          <Link to="https://www.geonames.org/" className="link">
            GeoNames
          </Link>
          , CC BY 4.0.
        </p>
      </div>
      <div className="container-page mt-20">
        <Prose html={text.html} />
      </div>
    </>
  );
}

const unknownPlace = {
  title: "Nie znamy takiej miejscowości",
  text: "Sprawdź pisownię albo wpisz kod pocztowy: wystarczą dwie pierwsze cyfry.",
};

type Result = { filter: Filter; near: string | null; total: number };

function isUnknown({ filter, near }: Result): boolean {
  return filter.place !== "" && near === null;
}

function resultText(result: Result): string {
  if (isUnknown(result)) return `„${result.filter.place}”: nie znamy takiej miejscowości`;
  const count = plural(result.total, { one: "punkt", few: "punkty", many: "punktów" });
  return result.near === null
    ? count
    : `${count} w\u00a0pobliżu miejscowości ${result.near}, od najbliższego`;
}
