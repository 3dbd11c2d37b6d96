import { useLocation } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import type { Listing } from "~/range/listing";
import { ProductTiles } from "~/range/tile";
import { withQuery } from "~/ui/href";
import { Icon } from "~/ui/icons";
import { EmptyState } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { pageParameter } from "~/ui/paging";
import { QueryLink } from "~/ui/query-link";
import { FacetOpener, FacetSidebar, productForms } from "./sidebar";

/**
 * Product list with filters and sort orders. All controls are links or GET forms. With JavaScript the list updates in
 * place and preserves focus and scroll position (behaviour 15.6).
 */
export function ProductList({ listing, messages }: { listing: Listing; messages: string[] }) {
  const { pathname } = useLocation();
  const { products, total, page, pages, chips } = listing;
  return (
    <section aria-labelledby="produkty" className="container-page mt-4 lg:mt-10">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="produkty" tabIndex={-1} className="text-heading">
            Produkty
          </h2>
          <p role="status" className="text-muted">
            {plural(total, productForms)}
          </p>
        </div>
        <FacetOpener listing={listing} />
        <SortLinks listing={listing} />
      </div>
      <div className="mt-4 grid lg:grid-cols-[15rem_1fr] lg:gap-12">
        <FacetSidebar listing={listing} />
        <div>
          {messages.length > 0 && (
            <ul role="alert" className="mb-4 text-error">
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          {chips.length > 0 && <AppliedFilters chips={chips} />}
          {products.length > 0 ? (
            <ProductTiles products={products} className="xl:grid-cols-4" />
          ) : (
            <EmptyState
              title="Żaden produkt nie spełnia wszystkich warunków"
              text="Usuń jeden z&nbsp;filtrów albo wyczyść wszystkie."
              action={{ label: "Wyczyść filtry", to: pathname }}
            />
          )}
          <Pagination
            label="Strony listy produktów"
            page={page}
            pages={pages}
            pageTo={(number) => pageHref(pathname, listing, number)}
          />
        </div>
      </div>
    </section>
  );
}

function SortLinks({ listing }: { listing: Listing }) {
  return (
    <ul aria-label="Kolejność" className="-mx-2.5 flex flex-wrap">
      {listing.sorts.map(({ label, selected, query }) => (
        <li key={label}>
          <QueryLink
            query={query}
            aria-current={selected || undefined}
            className="button button-quiet px-2.5"
          >
            {label}
          </QueryLink>
        </li>
      ))}
    </ul>
  );
}

function AppliedFilters({ chips }: Pick<Listing, "chips">) {
  return (
    <ul aria-label="Zastosowane filtry" className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ label, query }) => (
        <li key={label}>
          <QueryLink query={query} className="chip" aria-label={`Usuń filtr: ${label}`}>
            {label}
            <Icon name="x" className="size-4" />
          </QueryLink>
        </li>
      ))}
      <li>
        <QueryLink query="" className="link inline-flex min-h-9 items-center px-2">
          Wyczyść filtry
        </QueryLink>
      </li>
    </ul>
  );
}

/** Returns the href of one page of the list. Its fragment scrolls to the list, past the picture of the category. */
function pageHref(pathname: string, { canonicalQuery }: Listing, page: number): string {
  const query = new URLSearchParams(canonicalQuery);
  query.delete(pageParameter);
  if (page > 1) query.set(pageParameter, String(page));
  return `${withQuery(pathname, query)}#produkty`;
}
