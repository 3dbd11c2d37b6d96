import type { MenuItem, Navigation } from "~/editorial/navigation.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { LanguageSwitch } from "./language-switch";

/** The side panel titled Menu (specification §2): a native popover dialog that opens without JavaScript. */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  return (
    <>
      <button
        type="button"
        popovertarget="mobile-menu"
        aria-label="Otwórz menu"
        className="icon-button lg:hidden"
      >
        <Icon name="menu" />
      </button>
      <dialog id="mobile-menu" popover="auto" aria-labelledby="mobile-menu-title" className="panel-right">
        <div className="flex items-center justify-between border-b border-line px-5 py-2.5">
          <h2 id="mobile-menu-title" className="text-lg">
            {navigation.mobile.title}
          </h2>
          <button
            type="button"
            popovertarget="mobile-menu"
            popovertargetaction="hide"
            aria-label="Zamknij menu"
            className="icon-button"
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label="Menu" className="px-3 py-4">
          <ul>
            {navigation.mobile.menu.map((item) => (
              <li key={item.label}>{item.children ? <Group item={item} /> : <Item item={item} />}</li>
            ))}
          </ul>
        </nav>
        <div className="border-t border-line px-5 py-4">
          <LanguageSwitch />
        </div>
      </dialog>
    </>
  );
}

function Group({ item }: { item: MenuItem }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center gap-3 rounded-lg px-3 font-medium hover:bg-sunken">
        <Icon name={item.icon} className="size-5 text-primary" />
        {item.label}
        <Icon name="chevron-down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mb-2 ml-5 border-l border-line pl-3">
        {item.children?.map((child) => (
          <li key={child.label}>
            <Item item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Item({ item }: { item: MenuItem }) {
  if (!item.to) return null;
  return (
    <Link to={item.to} className="flex min-h-12 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken">
      <Icon name={item.icon} className="size-5 text-primary" />
      <span>
        <span className="font-medium">{item.label}</span>
        {item.description && <span className="block text-sm text-muted">{item.description}</span>}
      </span>
      {item.badge && <span className="badge ml-auto">{item.badge}</span>}
      {item.external && <Icon name="external-link" className="ml-auto size-4 text-muted" />}
    </Link>
  );
}
