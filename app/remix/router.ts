import type { Location } from "@remix-run/react";

/**
 * Access to Remix's router in the browser (`window.__remixRouter`). Remix's hooks are not sufficient: they report too
 * late, or work only inside React.
 */

type Router = typeof window.__remixRouter;
type NavigateOptions = { replace?: boolean; preventScrollReset?: boolean };

/** A GET navigation that is loading its page. */
export type LoadingNavigation = { target: Location };

/** The current navigation or submission. */
export type PendingWork = {
  /** Target of the current navigation. */
  target: Location | undefined;
  /** URL to which a form is currently being posted by a fetcher. */
  postTo: string | undefined;
};

/**
 * Calls `listener` immediately when a GET navigation starts to load. React's state is not sufficient: it misses
 * navigations that end before React renders.
 * @returns a function that unsubscribes the listener
 */
export function onLoadingNavigation(listener: (navigation: LoadingNavigation) => void): () => void {
  return window.__remixRouter.subscribe(({ navigation }: Router["state"]) => {
    const { state, location: target, formMethod = "get" } = navigation;
    if (state === "loading" && formMethod.toLowerCase() === "get") listener({ target });
  });
}

export function pendingWork(): PendingWork {
  const { navigation, fetchers } = window.__remixRouter.state;
  const post = [...fetchers.values()].find(({ state }) => state === "submitting");
  return { target: navigation.location, postTo: post?.formAction };
}

/** Returns the location of the page on screen; `undefined` before hydration. */
export function shownLocation(): Location | undefined {
  return window.__remixRouter?.state.location;
}

/** Navigates to a path of this site, for code outside React. */
export function navigateTo(path: string, options?: NavigateOptions): void {
  void window.__remixRouter.navigate(path, options);
}
