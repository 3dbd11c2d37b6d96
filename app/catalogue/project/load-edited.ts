/** Time in ms without another change after which a changed list is sent to the server. */
export const quietMs = 300;
/** Time in ms after which a list that the server has not answered is sent again. */
export const retryMs = 5_000;

let shown: object | undefined;
let edited: string | undefined;

/** Notes the data that the page shows, for {@link loadEdited}. */
export function noteShownData(data: object): void {
  shown = data;
}

/** Notes a list that this tab has changed and is about to load. */
export function noteEdited(list: string): void {
  edited = list;
}

/**
 * Loads the page of a list that this tab has changed. If the server does not answer, returns the data that the page
 * shows, marked with `isBehind`: the visitor's change is not lost, and the page can show it on its own.
 * @param list value of the list's URL parameter
 * @throws errors of `load` for any other list
 */
export async function loadEdited(list: string | null, load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const isRedirect = error instanceof Response && error.status < 400;
    if (isRedirect || list !== edited || !shown) throw error;
    return { ...shown, isBehind: true };
  }
}
