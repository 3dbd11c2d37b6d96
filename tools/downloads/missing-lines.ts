import type { MissingFile } from "lib/platform/files.server";

/** Maximum number of lines, because a bug may affect every file of a kind. */
const maxLines = 20;

/** Lists for operators the files that could not be made, and why: one line each; of many, only the first ones. */
export function missingLines(missing: readonly MissingFile[]): string[] {
  const lines = missing.map(
    ({ path, reason, isFormerKept }) => `${path}: ${reason}${isFormerKept ? " (zostaje poprzedni)" : ""}`,
  );
  const others = lines.length - maxLines;
  return [
    ...(lines.length > 0
      ? [`Pliki, których nie da się zrobić (${lines.length}); serwis ich nie podaje:`]
      : []),
    ...lines.slice(0, maxLines),
    ...(others > 0 ? [`… i jeszcze ${others}`] : []),
  ];
}
