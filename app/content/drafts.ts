/** Content entry whose file may contain `draft: true`. */
type MayBeDraft = { draft?: boolean | undefined };

/** True in development and in the desk's preview. Visitors never see drafts, and no files are generated for them. */
const areShownHere = () => (import.meta.env?.DEV ?? false) || process.env.SHOW_DRAFTS === "1";

/** Prefix that marks the title of a draft. */
const mark = "Szkic: ";

/**
 * Removes drafts; where they are shown, marks their titles instead (behaviour 25.7).
 * @param titleField name of the field that contains the title
 */
export function withoutDrafts<Title extends string, Entry extends MayBeDraft & Record<Title, string>>(
  entries: readonly Entry[],
  titleField: Title,
  areShown = areShownHere(),
): Entry[] {
  return entries.flatMap((entry) => {
    if (!entry.draft) return entry;
    return areShown ? { ...entry, [titleField]: mark + entry[titleField] } : [];
  });
}
