/** HTML of parts of a page that no script changes, by the id of the element around each. */
export type StaticParts = Readonly<Record<string, string>>;

type StaticPartProps<Id extends string> = { parts: Readonly<Record<Id, string>>; id: Id; className?: string };

/**
 * A part of a page that the server has rendered to HTML (`static-parts.server.ts`). React neither renders nor hydrates
 * it, so its components are in no script, and its texts are in the document only once.
 */
export function StaticPart<Id extends string>({ parts, id, className }: StaticPartProps<Id>) {
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: parts[id] }}
    />
  );
}

/**
 * Puts static parts back into the data of the document, where the server has left them out. Must run before hydration.
 * From then on the data is complete, so that a page that is recalled offline has them too.
 */
export function restoreStaticParts(): void {
  const { loaderData } = window.__remixContext.state;
  for (const data of Object.values<{ staticParts?: Record<string, string> } | null>(loaderData ?? {})) {
    const parts = data?.staticParts ?? {};
    for (const id of Object.keys(parts)) parts[id] = document.getElementById(id)?.innerHTML ?? "";
  }
}
