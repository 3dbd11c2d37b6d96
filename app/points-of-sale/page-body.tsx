import { plural } from "lib/polish/plural";
import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { Link } from "~/ui/link";
import { EmptyState, PageHeader, Prose } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { PointOfSaleCard } from "./card";
import { PointOfSaleFilter, resultsId } from "./filter";
import type { PointsOfSalePageData } from "./page-data.server";
import { PolandMap } from "./poland-map";
import { writePointOfSaleQuery } from "./query";

type PointsOfSalePageBodyProps = PointsOfSalePageData & {
  text: { title: string; lead: string; html: string; emptyState: { title: string; text: string } };
};

/** The page of shops: a filter, a map, and the shops that match. */
export function PointsOfSalePageBody({ text, ...shops }: PointsOfSalePageBodyProps) {
  const { voivodeships, collections, points, dots, page, pages, filter } = shops;
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="container-page">
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
          <PointOfSaleFilter voivodeships={voivodeships} collections={collections} filter={filter} />
          <PolandMap counts={voivodeships} dots={dots} selected={filter.voivodeship} />
        </div>
        <h2 id={resultsId} className="mt-10 text-heading">
          Lista punktów
        </h2>
        <p role="status" className="mt-1 text-muted">
          {resultText(shops)}
        </p>
        {shops.others.length > 0 && (
          <ul aria-label="Inne miejscowości o tej nazwie" className="mt-3 flex flex-wrap gap-2">
            {shops.others.map((name) => (
              <li key={name}>
                <Link
                  to={withQuery(paths.pointsOfSale, writePointOfSaleQuery({ ...filter, place: name }, 1))}
                  className="chip"
                >
                  {`Nie tu? ${name}`}
                </Link>
              </li>
            ))}
          </ul>
        )}
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
              {...(isUnknown(shops) ? unknownPlace : text.emptyState)}
              action={{ label: "Wszystkie punkty", to: paths.pointsOfSale }}
            />
          </div>
        )}
        <Pagination
          label="Strony punktów sprzedaży"
          page={page}
          pages={pages}
          pageTo={(number) => withQuery(paths.pointsOfSale, writePointOfSaleQuery(filter, number))}
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

type Result = Pick<PointsOfSalePageData, "filter" | "near" | "total">;

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
