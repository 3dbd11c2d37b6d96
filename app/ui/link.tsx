import type { AnchorHTMLAttributes } from "react";
import { isExternal, withoutSlashAtEnd } from "./href";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  /** True to preserve the scroll position when the visitor follows this link. */
  keepsScroll?: boolean;
};

/**
 * The site's only link component. It renders a plain anchor; `follow-links.ts` handles clicks on links to the site's
 * pages.
 */
export function Link({ to, keepsScroll, children, ...props }: LinkProps) {
  const attributes = isExternal(to)
    ? { href: to, rel: "noopener noreferrer" }
    : { href: withoutSlashAtEnd(to), "data-keeps-scroll": keepsScroll ? "" : undefined };
  return (
    <a {...props} {...attributes}>
      {children}
    </a>
  );
}
