import { createPath } from "@remix-run/react";
import type { ForeignAnswer } from "~/remix/own-answer";
import { navigateTo, router } from "~/remix/router";
import { postPlainly } from "../plain-post";
import { currentPath, loadDocument } from "./document-load";
import { mayReload } from "./reload-throttle";
import { hasUnsavedForm } from "./unsaved-form";

const isLost = "musi się wczytać od nowa. Wpisane dane przepadną. Wczytać ją teraz?";
const newBuild = `Strona została właśnie zaktualizowana i ${isLost}`;
const foreign = `Zamiast naszego serwisu odpowiedziało coś innego, na przykład strona logowania do sieci. Strona ${isLost}`;

/**
 * Handles a page whose code failed to load, usually because a new build has been deployed (behaviour 13.4). By default,
 * Remix would reload the current page endlessly. If a form was being submitted, makes the browser post it; otherwise loads
 * the document. `app/remix/plugins/client-guards.js` makes Remix call this function.
 * @throws the error if recovery is impossible; Remix then shows the error page
 */
export function recoverFromFailedModule(error: unknown): Promise<never> {
  const { navigation, fetchers } = router().state;
  const postTo = [...fetchers.values()].find(({ state }) => state === "submitting")?.formAction;
  if (!navigation.location && navigator.onLine && postTo && postPlainly(postTo)) return never();
  return loadInstead(error, newBuild);
}

/**
 * Loads the document of a page whose data request was answered by something else (behaviour 12.13), such as a gateway,
 * so that its sign-in page or check is shown.
 * @throws the error if that is impossible, or if a gateway says that the site is down; Remix then shows the error page
 */
export function recoverFromForeignAnswer(error: ForeignAnswer): Promise<never> {
  if (error.status >= 500) throw error;
  return loadInstead(error, foreign);
}

/**
 * Opens the target page with a full page load, at most once in ten seconds. If a form is half filled in, asks the visitor
 * first.
 */
function loadInstead(error: unknown, question: string): Promise<never> {
  const target = router().state.navigation.location;
  // When offline, a full page load would only show the browser's own error page.
  if (!target || !navigator.onLine) throw error;
  const path = createPath(target);
  // A page that has changed its own URL, as a project list does, keeps the data that it has.
  if (path === currentPath() && hasUnsavedForm()) throw error;
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
