import { createPath } from "@remix-run/react";
import { navigateTo, pendingWork } from "~/remix/router";
import { currentPath, loadDocument } from "./document-load";
import { postPlainly } from "./plain-post";
import { mayReload } from "./reload-throttle";
import { hasUnsavedForm } from "./unsaved-form";

const question =
  "Strona została właśnie zaktualizowana i musi się wczytać od nowa. Wpisane dane przepadną. Wczytać ją teraz?";

/**
 * What happens when the code of a page cannot be loaded, most often because a new build is served (behaviour 13.4).
 * Remix itself would reload the current page without end; here the target is opened with a full page load, at most once
 * in ten seconds, and otherwise the error page shows. A half-filled form is only left when the visitor agrees; one that
 * is being submitted is posted by the browser. (`app/remix/route-module-guard.js` puts this into Remix.)
 * @throws the error, for the error page
 */
export function recoverFromFailedModule(error: unknown): Promise<never> {
  const { target, postTo } = pendingWork();
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

/** Never resolves: the page is being unloaded, or the navigation was cancelled. */
const never = () => new Promise<never>(() => {});
