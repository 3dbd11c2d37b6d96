/** Parameter of lists whose products are shown in a finish if they have it. It is no filter (behaviour 16.2). */
export const shownFinishParameter = "pokaz";

/**
 * Returns the href of a list that shows products in the finish of a product's href; the list's own href for the first.
 * @param to href of the product in its finish, or its query
 */
export function listInFinish(path: string, to: string): string {
  const [, finish] = /[?&]wykonczenie=([\w-]+)/.exec(to) ?? [];
  return finish ? `${path}?${shownFinishParameter}=${finish}` : path;
}
