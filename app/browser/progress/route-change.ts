import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { closePanels } from "~/ui/behaviour";

/**
 * The page that was shown last. A module variable, because React state is lost when an error page remounts the layout.
 */
let shown: { key: string; pathname: string } | undefined;

/**
 * After each navigation, closes the open panels. If the path has changed and the URL has no fragment, also focuses the
 * heading, so that screen readers announce the new page (behaviour 12.7). Does nothing on the initial page load.
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
