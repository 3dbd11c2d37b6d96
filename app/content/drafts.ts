/** An entry whose file may contain `draft: true`. */
type MayBeDraft = { draft?: boolean | undefined };

/** True only in development. A build never shows drafts or generates files for them, in any environment. */
const areShownHere = import.meta.env?.DEV ?? false;

/** Prefix of a draft's title. */
const mark = "Szkic: ";

/**
 * Removes drafts; in development, marks their titles instead (behaviour 25.7).
 * @param titleField field that all lists and pages show
 */
export function withoutDrafts<Title extends string, Entry extends MayBeDraft & Record<Title, string>>(
  entries: readonly Entry[],
  titleField: Title,
  areShown = areShownHere,
): Entry[] {
  return entries.flatMap((entry) => {
    if (!entry.draft) return entry;
    return areShown ? { ...entry, [titleField]: mark + entry[titleField] } : [];
  });
}
