import type { AnchorHTMLAttributes } from "react";
import { isExternal, withoutSlashAtEnd } from "./href";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  /** Navigation with this link preserves the scroll position. */
  keepsScroll?: boolean;
};

/** The site's only link component, a plain anchor. `follow-links.ts` handles clicks on links to pages. */
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
