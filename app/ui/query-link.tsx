import { useLocation } from "@remix-run/react";
import { Link, type LinkProps } from "./link";

type QueryLinkProps = Omit<LinkProps, "to" | "keepsScroll"> & {
  /** The new query, without `?`. Empty to remove the query. */
  query: string;
};

/** A link that changes only the current page's query and preserves the scroll position. */
export function QueryLink({ query, ...props }: QueryLinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} to={query ? `?${query}` : pathname} keepsScroll />;
}
