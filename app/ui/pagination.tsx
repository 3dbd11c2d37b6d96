import { Icon } from "~/ui/icons/icon";
import { Link } from "./link";

export type PaginationProps = {
  /** Number of the current page, counted from 1. */
  page: number;
  pages: number;
  /** Returns the href of a page of the list. */
  pageTo: (page: number) => string;
  label: string;
};

/**
 * Links to the previous, next, first, last and nearby pages of a list. Renders nothing if the list has a single page.
 */
export function Pagination({ page, pages, pageTo, label }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link to={pageTo(page - 1)} rel="prev" className="button button-quiet">
          <Icon name="chevron-left" />
          Poprzednia
        </Link>
      )}
      <ul className="flex flex-wrap gap-1">
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={pageTo(number)}
              aria-current={number === page ? "page" : undefined}
              aria-label={`Strona ${number}`}
              className="icon-button aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link to={pageTo(page + 1)} rel="next" className="button button-quiet">
          Następna
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

/** Returns the numbers of the first page, the last page, the current page and two pages on each side of it. */
function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}
