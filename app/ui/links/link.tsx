import type { AnchorHTMLAttributes } from "react";
import { isExternal, withoutSlashAtEnd } from "./address";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  /** The page that it leads to stays where this one is scrolled to. */
  keepsScroll?: boolean;
};

/** The one link of the house, a plain anchor. `follow-links.ts` follows those that lead to pages. */
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
