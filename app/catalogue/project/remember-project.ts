import * as paths from "~/paths";
import { memorise } from "~/platform/browser-memory";
import { storageKey } from "./remembered-project";

export const emptyList = "1";

/**
 * Stores a list in this browser; an empty list deletes the stored one. Dispatches a `storage` event in this tab,
 * because browsers send that event only to other tabs.
 */
export function rememberProject(list: string): void {
  memorise(storageKey, list === emptyList ? null : list);
  dispatchEvent(new Event("storage"));
}

/**
 * Returns the href of the project page with `list` in its query, or without a query if `list` is empty.
 * @param list the URL parameter's decoded value
 */
export function projectHref(list: string): string {
  return list ? `${paths.project}?${new URLSearchParams({ l: list })}` : paths.project;
}
