import { useLocation } from "@remix-run/react";
import { Link, type LinkProps } from "./link";

type QueryLinkProps = Omit<LinkProps, "to" | "keepsScroll"> & {
  /** Without `?`; empty for the page's plain address. */
  query: string;
};

/** A link that changes nothing but the query of its own page, which stays where it is scrolled to. */
export function QueryLink({ query, ...props }: QueryLinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} to={query ? `?${query}` : pathname} keepsScroll />;
}
