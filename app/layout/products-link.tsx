import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Link } from "~/ui/link";
import type { ProductsPanelProps } from "./products-panel";
import { useSiteData } from "./site-data";

type ProductsLinkProps = { to: string; className: string; children: ReactNode };

/**
 * The menu item that opens the products panel (specification §2). It is a link to the products, which is all that it
 * does without JavaScript, with a modifier key, and when the panel's code cannot be loaded.
 */
export function ProductsLink({ to, className, children }: ProductsLinkProps) {
  const copy = useSiteData()?.navigation.productsPanel;
  const isHydrated = useHydrated();
  const [Panel, setPanel] = useState<ComponentType<ProductsPanelProps>>();
  const [isOpen, setOpen] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { ProductsPanel } = await loadPanel();
      setPanel(() => ProductsPanel);
      setOpen(true);
    } catch (error) {
      console.warn("Panel produktów nie został wczytany", error);
      location.assign(to);
    }
  }

  return (
    <>
      <Link
        to={to}
        className={className}
        onClick={open}
        onKeyDown={pressWithSpace}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...(isHydrated && { "aria-haspopup": "dialog", "aria-expanded": isOpen })}
      >
        {children}
      </Link>
      {Panel && copy && <Panel copy={copy} productsTo={to} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const loadPanel = () => import("./products-panel");

/** On intent, so that the panel opens full. */
function prepare() {
  loadPanel().then(
    ({ prefetchCategories }) => prefetchCategories(),
    (error) => console.warn("Panel produktów nie został wczytany zawczasu", error),
  );
}

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
