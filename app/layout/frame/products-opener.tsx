import { type ComponentType, useEffect, useState } from "react";
import type { SiteData } from "~/layout/site-data";
import { hasModifier } from "~/ui/behaviour";
import type { ProductsPanelProps } from "../panels/products";

/** Menu links that open the products panel. */
const openers = () => document.querySelectorAll<HTMLAnchorElement>("a[data-opens='products']");

/**
 * Makes menu links open the products panel (behaviours 4.1, 4.6). They work as ordinary links without JavaScript, when
 * clicked with a modifier key, and when the panel's code cannot be loaded.
 */
export function ProductsPanelOpener({ copy }: { copy: SiteData["productsPanel"] }) {
  const [Panel, setPanel] = useState<ComponentType<ProductsPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const { treeId } = copy;

  useEffect(() => {
    const prepare = () => prefetch(treeId);
    async function open(this: HTMLAnchorElement, event: MouseEvent) {
      if (hasModifier(event)) return;
      event.preventDefault();
      try {
        const { ProductsPanel } = await loadPanel();
        setPanel(() => ProductsPanel);
        setOpen(true);
      } catch (error) {
        console.warn(error);
        location.assign(this.href);
      }
    }
    const listening = new AbortController();
    const { signal } = listening;
    for (const link of openers()) {
      link.setAttribute("aria-haspopup", "dialog");
      link.addEventListener("click", open, { signal });
      link.addEventListener("keydown", pressWithSpace, { signal });
      link.addEventListener("pointerenter", prepare, { signal });
      link.addEventListener("focus", prepare, { signal });
    }
    return () => listening.abort();
  }, [treeId]);

  useEffect(() => {
    for (const link of openers()) link.setAttribute("aria-expanded", String(isOpen));
  }, [isOpen]);

  return Panel && <Panel copy={copy} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

const loadPanel = () => import("../panels/products");

/** Prefetches the panel's code and data when the visitor hovers over a menu link or focuses it. */
function prefetch(treeId: number) {
  // A failure is only logged, because a click on the link tries again. The browser's error message contains the file
  // name.
  loadPanel().then(({ prefetchCategories }) => prefetchCategories(treeId), console.warn);
}

function pressWithSpace(this: HTMLAnchorElement, event: KeyboardEvent) {
  if (event.key !== " ") return;
  event.preventDefault();
  this.click();
}
