/** Content entry whose file may contain `draft: true`. */
type MayBeDraft = { draft?: boolean | undefined };

/** True only in development. Production builds never show drafts and never generate files for them. */
const areShownHere = import.meta.env?.DEV ?? false;

/** Prefix that marks the title of a draft. */
const mark = "Szkic: ";

/**
 * Removes drafts; in development, marks their titles instead (behaviour 25.7).
 * @param titleField name of the field that contains the title
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
