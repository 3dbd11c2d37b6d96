import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getPage } from "~/editorial/pages.server";
import { PointOfSaleCard } from "~/editorial/point-of-sale-card";
import { PointOfSaleFilter } from "~/editorial/point-of-sale-filter";
import { findPointsOfSale, listVoivodeships } from "~/editorial/points-of-sale.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { plural } from "~/ui/plural";
import { Prose } from "~/ui/prose";

const path = "/punkty-sprzedazy";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.page, canonical: path, breadcrumb: args.data.breadcrumb }) : [];

export const handle = { ...breadcrumbHandle, searchParams: ["wojewodztwo", "miejscowosc"] };

/** Shops by voivodeship and town; both are parameters of a plain GET form. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const voivodeship = query.get("wojewodztwo") ?? "";
  const town = (query.get("miejscowosc") ?? "").trim().slice(0, 100);
  return json({
    page: getPage(path),
    voivodeships: listVoivodeships(),
    points: findPointsOfSale({ voivodeship, town }),
    filter: { voivodeship, town },
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function PointsOfSalePage() {
  const { page, voivodeships, points, filter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} picture={page.picture} />
      <div className="container-page">
        <PointOfSaleFilter voivodeships={voivodeships} filter={filter} />
        <p role="status" className="mt-8 text-muted">
          {plural(points.length, { one: "punkt", few: "punkty", many: "punktów" })}
        </p>
        {points.length > 0 ? (
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {points.map((point) => (
              <li key={point.id}>
                <PointOfSaleCard point={point} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState {...page.emptyState} action={{ label: "Wszystkie punkty", to: path }} />
        )}
      </div>
      <div className="container-page mt-20">
        <Prose html={page.html} />
      </div>
    </>
  );
}
