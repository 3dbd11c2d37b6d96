/** For routes with a form: the action's caching and retry headers also apply to the page that shows its answer. */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const kept = ["Cache-Control", "Retry-After"].map((name) => [name, actionHeaders.get(name)]);
  return Object.fromEntries(kept.filter(([, value]) => value));
}
