import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepAfterPost } from "~/delivery/keep-after-post";
import { listCollections } from "~/editorial/collections.server";
import { getPage } from "~/editorial/pages.server";
import { PointOfSaleCard } from "~/editorial/point-of-sale-card";
import { PointOfSaleFilter } from "~/editorial/point-of-sale-filter";
import { findPointsOfSale, listVoivodeships } from "~/editorial/points-of-sale.server";
import { PolandMap } from "~/editorial/poland-map";
import { storesJsonLd } from "~/editorial/structured-data";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { plural } from "~/ui/plural";
import { Prose } from "~/ui/prose";

const path = "/punkty-sprzedazy";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        ...args.data.page,
        canonical: path,
        breadcrumb: args.data.breadcrumb,
        jsonLd: ({ siteUrl }) => storesJsonLd(args.data?.points ?? [], siteUrl),
      })
    : [];

export const handle = { ...breadcrumbHandle, searchParams: ["wojewodztwo", "miejscowosc", "kolekcja"] };

export const shouldRevalidate = keepAfterPost;

/** Shops by place, voivodeship and collection; all are parameters of a plain GET form. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filter = {
    voivodeship: query.get("wojewodztwo") ?? "",
    place: (query.get("miejscowosc") ?? "").trim().slice(0, 100),
    collection: query.get("kolekcja") ?? "",
  };
  return json({
    page: getPage(path),
    voivodeships: listVoivodeships(),
    collections: listCollections().map(({ id, name }) => ({ id, name })),
    points: findPointsOfSale(filter),
    filter,
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function PointsOfSalePage() {
  const { page, voivodeships, collections, points, filter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <div className="container-page">
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <PointOfSaleFilter voivodeships={voivodeships} collections={collections} filter={filter} />
          <PolandMap counts={voivodeships} points={points} selected={filter.voivodeship} />
        </div>
        <h2 className="mt-10 text-heading">Salony i hurtownie</h2>
        <p role="status" className="mt-1 text-muted">
          {plural(points.length, { one: "punkt", few: "punkty", many: "punktów" })}
          {filter.place && ", najbliższe na początku"}
        </p>
        {points.length > 0 ? (
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {points.map((point) => (
              <li key={point.id} className="[contain-intrinsic-height:auto_22rem] [content-visibility:auto]">
                <PointOfSaleCard point={point} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-4">
            <EmptyState {...page.emptyState} action={{ label: "Wszystkie punkty", to: path }} />
          </div>
        )}
      </div>
      <div className="container-page mt-20">
        <Prose html={page.html} />
      </div>
    </>
  );
}
