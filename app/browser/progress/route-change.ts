import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { closePanels } from "~/ui/modal";

/** The page shown last. Module state instead of React state, because an error page remounts the layout. */
let shown: { key: string; pathname: string } | undefined;

/**
 * After a navigation, closes the open panels and, on a new page, focuses its heading, so that screen readers announce
 * it (behaviour 12.7). Does nothing on the first page.
 */
export function useRouteChange() {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = { key, pathname };
    if (!before || before.key === key) return;
    const isSamePage = before.pathname === pathname;
    closePanels(isSamePage);
    if (!isSamePage && !hash) {
      document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
    }
  }, [key, pathname, hash]);
}
