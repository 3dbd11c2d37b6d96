import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { closeAllPanels } from "~/ui/modal";

/** The page shown last. Not React's: the frame is made anew when an error page takes the place of a page. */
let shown: { key: string; pathname: string } | undefined;

/**
 * What happens after a navigation for those who do not see it: every open panel closes and, on a new page, the focus
 * goes to its heading. Nothing happens on the first page.
 */
export function useRouteChange() {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = { key, pathname };
    if (!before || before.key === key) return;
    closeAllPanels();
    if (before.pathname !== pathname && !hash) {
      document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
    }
  }, [key, pathname, hash]);
}
