/**
 * `headers` of routes with a form: the page that shows the action's result gets the action's caching and retry headers.
 */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const kept = ["Cache-Control", "Retry-After"].map((name) => [name, actionHeaders.get(name)]);
  return Object.fromEntries(kept.filter(([, value]) => value));
}
