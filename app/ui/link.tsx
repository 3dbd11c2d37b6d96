import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { isExternal, withoutSlashAtEnd } from "./internal-path";
import { prefetchWhenVisible } from "./prefetch-links";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
} & Pick<RemixLinkProps, "preventScrollReset" | "replace">;

/** The one link of the house: pages inside navigate without a full load, everything else is a plain anchor. */
export function Link({ to, preventScrollReset, replace, children, ...props }: LinkProps) {
  if (isExternal(to)) {
    return (
      <a {...props} href={to} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  // Nobody navigates on the server, and a page has a hundred links: there the anchor alone takes a tenth of the time.
  if (import.meta.env.SSR && to.startsWith("/")) {
    return (
      <a {...props} href={withoutSlashAtEnd(to)}>
        {children}
      </a>
    );
  }
  return (
    <RemixLink
      {...props}
      to={withoutSlashAtEnd(to)}
      preventScrollReset={preventScrollReset}
      replace={replace}
      discover="none"
      ref={prefetchWhenVisible}
    >
      {children}
    </RemixLink>
  );
}
