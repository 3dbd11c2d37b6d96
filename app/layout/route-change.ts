import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { closeAllPanels } from "~/ui/modal";

/**
 * What happens after a navigation for those who do not see it: every open panel closes and, on a new page, the focus
 * goes to its heading. Nothing happens on the first page.
 */
export function useRouteChange() {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    closeAllPanels();
    if (before.pathname !== pathname && !hash) {
      document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
    }
  }, [key, pathname, hash]);
}
