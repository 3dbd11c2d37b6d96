import { emptyList } from "./remember-project";

/** The lists that are followed, each with all that has become of it. */
let followed: Set<string>[] = [];

/**
 * Follows what becomes of lists by the changes of this tab, on whichever page. Ends the following of other lists, because
 * only the last change can be undone.
 * @param lists values of the list's URL parameter; empty for no list
 * @returns for each list whether another one has come of it since
 */
export function followLists(...lists: string[]): ((list: string) => boolean)[] {
  const families = lists.map((list) => new Set([list || emptyList]));
  followed = families;
  return families.map((family) => (list) => family.has(list || emptyList));
}

/** Notes that this tab has changed a list. @param from value of the list's URL parameter; empty for no list */
export function noteChange(from: string, to: string): void {
  for (const family of followed) if (family.has(from || emptyList)) family.add(to || emptyList);
}
