import type { Location } from "@remix-run/react";

/**
 * Remix's router in the browser, after hydration. Remix's hooks are not sufficient: they report too late, or work only
 * inside React.
 */
export const router = () => window.__remixRouter;

/** Returns the location of the page on screen; `undefined` before hydration. */
export function shownLocation(): Location | undefined {
  return window.__remixRouter?.state.location;
}

/** Navigates to a path of this site, for code outside React. */
export function navigateTo(
  path: string,
  options?: { replace?: boolean; preventScrollReset?: boolean },
): void {
  void window.__remixRouter.navigate(path, options);
}
