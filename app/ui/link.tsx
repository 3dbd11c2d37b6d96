import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { isExternal, withoutSlashAtEnd } from "./internal-path";
import { prefetchWhenVisible } from "./prefetch-links";

export type LinkProps = Omit<RemixLinkProps, "to"> & { to: string };

/** The one link of the house: pages inside navigate without a full load, everything else is a plain anchor. */
export function Link({ to, children, ...props }: LinkProps) {
  if (isExternal(to)) {
    return (
      <a {...props} href={to} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <RemixLink {...props} to={withoutSlashAtEnd(to)} ref={prefetchWhenVisible}>
      {children}
    </RemixLink>
  );
}
