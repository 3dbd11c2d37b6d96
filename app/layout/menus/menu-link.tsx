import type { ReactNode } from "react";
import type { Navigation } from "~/editorial/menus.server";
import { Link } from "~/ui/link";

/** An entry of the mobile menu (behaviour 3.2): a link, or a group that expands to show its children. */
export type MenuItem = Navigation["mobile"]["menu"][number];

type MenuLinkProps = {
  item: Pick<MenuItem, "panel"> & { to?: string };
  className: string;
  children: ReactNode;
};

/** A menu link. `data-opens` marks the links to the products panel, so that `products-opener.tsx` finds them. */
export function MenuLink({ item: { to = "/", panel }, className, children }: MenuLinkProps) {
  return (
    <Link to={to} className={className} data-opens={panel} data-scripted={panel && ""}>
      {children}
    </Link>
  );
}
