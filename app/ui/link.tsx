import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";

export type LinkProps = Omit<RemixLinkProps, "to"> & { to: string };

/** True for an address that leaves the site, or that the browser itself handles (`mailto:`, `tel:`). */
export function isExternal(to: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
}

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
    <RemixLink {...props} to={to}>
      {children}
    </RemixLink>
  );
}
