import { Icon } from "~/ui/icons";
import { type MenuItem, MenuLink } from "./menu-link";

const linkLook = "flex min-h-12 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken";

type MobileMenuEntryProps = {
  item: MenuItem;
  /** True for an entry inside a group. Such an entry has no icon, which saves bytes on every page. */
  isChild?: boolean;
};

/** An entry of the mobile menu: a link, the opener of the products panel, or a collapsible group. */
export function MobileMenuEntry({ item, isChild = false }: MobileMenuEntryProps) {
  if (item.children) {
    return (
      <details className="group">
        <summary className="flex min-h-12 items-center gap-3 rounded-lg px-3 font-medium hover:bg-sunken">
          <Icon name={item.icon} className="size-5 text-primary" />
          {item.label}
          <Icon name="chevron-down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mb-2 ml-5 border-l border-line pl-3">
          {item.children.map((child) => (
            <li key={child.label}>
              <MobileMenuEntry item={child} isChild />
            </li>
          ))}
        </ul>
      </details>
    );
  }
  return (
    <MenuLink item={item} className={linkLook}>
      {!isChild && <Icon name={item.icon} className="size-5 text-primary" />}
      <span>
        <span className="font-medium">{item.label}</span>
        {item.description && <span className="block text-sm text-muted">{item.description}</span>}
      </span>
      {item.badge && <span className="badge ml-auto">{item.badge}</span>}
      {item.external && <Icon name="external-link" className="ml-auto size-4 text-muted" />}
    </MenuLink>
  );
}
