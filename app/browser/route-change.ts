import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { closePanels } from "~/ui/behaviour";

/**
 * The page that was shown last. A module variable, because React state is lost when an error page remounts the layout.
 */
let shown: { key: string; pathname: string } | undefined;

/**
 * After each navigation, closes the open panels. If the path has changed and the URL has no fragment, also focuses the
 * heading, so that screen readers announce the new page (behaviour 12.7). On the same page it does so only if the
 * focused element is gone, such as a link that removed a filter (15.6). Does nothing on the initial page load.
 */
export function useRouteChange() {
  const { key, pathname, hash } = useLocation();
  /** Read during render: after the commit the focus may be gone. */
  const hadFocus = typeof document === "object" && document.activeElement !== document.body;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus changes without a navigation, too
  useEffect(() => {
    const before = shown;
    shown = { key, pathname };
    if (!before || before.key === key) return;
    const isSamePage = before.pathname === pathname;
    closePanels(isSamePage);
    const isLost = hadFocus && document.activeElement === document.body;
    if (isSamePage ? !isLost : hash) return;
    const heading =
      (isSamePage && document.querySelector<HTMLElement>("h2[tabindex]")) ||
      document.querySelector<HTMLElement>("h1[tabindex]");
    heading?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
