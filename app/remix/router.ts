import type { Location } from "@remix-run/react";

/*
 * Remix's router in the browser, `window.__remixRouter`: what its hooks tell too late, or not outside React.
 */

type Router = typeof window.__remixRouter;
type NavigateOptions = { replace?: boolean; preventScrollReset?: boolean };

/** A GET navigation that is loading its page. */
export type LoadingNavigation = { target: Location };

/** What the visitor is waiting for right now. */
export type PendingWork = {
  /** Where a navigation leads. */
  target: Location | undefined;
  /** Address to which a form is being posted in place. */
  postTo: string | undefined;
};

/**
 * Calls `listener` as soon as a GET navigation begins to load. React's own state skips navigations that are over before
 * it renders.
 * @returns ends it
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

/** Where the page on the screen stands; `undefined` before hydration. */
export function shownLocation(): Location | undefined {
  return window.__remixRouter?.state.location;
}

/** Goes to a path of this site, outside React. */
export function navigateTo(path: string, options?: NavigateOptions): void {
  void window.__remixRouter.navigate(path, options);
}
