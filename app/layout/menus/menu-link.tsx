import type { ReactNode } from "react";
import type { MenuItem } from "~/editorial/menus/menus.server";
import { Link } from "~/ui/links/link";

type MenuLinkProps = {
  item: Pick<MenuItem, "panel"> & { to?: string };
  className: string;
  children: ReactNode;
};

/** A menu's link; the one that opens the products panel is marked for `panels/products-opener.tsx`. */
export function MenuLink({ item: { to = "/", panel }, className, children }: MenuLinkProps) {
  return (
    <Link to={to} className={className} data-opens={panel} data-scripted={panel && ""}>
      {children}
    </Link>
  );
}
