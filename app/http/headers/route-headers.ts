/**
 * Route export `headers` for pages with a form. Copies the caching and retry headers of the action to the page that
 * shows the action's result.
 */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const copied = ["Cache-Control", "Retry-After"].map((name) => [name, actionHeaders.get(name)]);
  return Object.fromEntries(copied.filter(([, value]) => value));
}
