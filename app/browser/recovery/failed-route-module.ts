import { createPath } from "@remix-run/react";
import { navigateTo, router } from "~/remix/router";
import { postPlainly } from "../plain-post";
import { currentPath, loadDocument } from "./document-load";
import { mayReload } from "./reload-throttle";
import { hasUnsavedForm } from "./unsaved-form";

const question =
  "Strona została właśnie zaktualizowana i musi się wczytać od nowa. Wpisane dane przepadną. Wczytać ją teraz?";

/**
 * Handles a page whose code failed to load, usually because a new build has been deployed (behaviour 13.4). By default,
 * Remix would reload the current page endlessly. This function opens the target page with a full page load, at most
 * once in ten seconds. If a form is half filled in, it asks the visitor first. If a form was being submitted, it makes
 * the browser post the form. `app/remix/plugins/route-module-guard.js` makes Remix call this function.
 * @throws the error if recovery is impossible; Remix then shows the error page
 */
export function recoverFromFailedModule(error: unknown): Promise<never> {
  const { navigation, fetchers } = router().state;
  const target = navigation.location;
  const postTo = [...fetchers.values()].find(({ state }) => state === "submitting")?.formAction;
  // When offline, a full page load would only show the browser's own error page.
  if (!navigator.onLine) throw error;
  if (!target) {
    if (!postTo || !postPlainly(postTo)) throw error;
    return never();
  }
  const path = createPath(target);
  if (!hasUnsavedForm()) {
    if (!mayReload(path)) throw error;
    loadDocument(path);
  } else if (confirm(question)) {
    loadDocument(path);
  } else {
    navigateTo(currentPath(), { replace: true, preventScrollReset: true });
  }
  return never();
}

/** Returns a promise that never resolves, because the page is being unloaded or the navigation was cancelled. */
const never = () => new Promise<never>(() => {});
