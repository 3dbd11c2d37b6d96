import { useLocation } from "@remix-run/react";
import { Link, type LinkProps } from "./link";

type QueryLinkProps = Omit<LinkProps, "to" | "keepsScroll"> & {
  /** Without `?`; empty for the page's plain URL. */
  query: string;
};

/** A link that changes only the query of its own page, which keeps its scroll position. */
export function QueryLink({ query, ...props }: QueryLinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} to={query ? `?${query}` : pathname} keepsScroll />;
}
