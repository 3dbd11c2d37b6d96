/** A draft: `draft: true` in its file. */
type MayBeDraft = { draft?: boolean | undefined };

/** In development alone: a build shows no draft, whatever its environment, and makes no files of one. */
const areShownHere = import.meta.env?.DEV ?? false;

/** Marks drafts where they are shown. */
const mark = "Szkic: ";

/**
 * The visible entries: no drafts, except in development, where their titles are marked (behaviour 25.7).
 * @param titleField the field that every list and page shows
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
