import * as paths from "~/paths";
import { parseProject, projectParameter, writeProject } from "./project-list";

/** Returns whether the page in this tab is that of a list. @param list value of its URL parameter; empty for no list */
export function isShown(list: string): boolean {
  if (location.pathname !== paths.project) return false;
  const shown = new URLSearchParams(location.search).get(projectParameter) ?? "";
  return writeProject(parseProject(shown)) === writeProject(parseProject(list));
}
