import { isUtf8 } from "node:buffer";

/** Marks that Git leaves between two versions that a person has to merge. */
const mergeMark = /^(?:<{7}|\|{7}|>{7})(?: |$)/m;

/**
 * Returns the signs that a file is not ready to be published, even if its syntax is right: another encoding, or merge
 * marks.
 * @returns the first place of each, with lines from 1 and reasons in Polish
 */
export function brokenPlaces(bytes: Buffer, text: string): { line: number; reason: string }[] {
  const foreign = isUtf8(bytes) ? -1 : text.indexOf("\ufffd");
  return [
    { at: foreign, reason: "tego znaku nie ma w UTF-8: zapisz plik jeszcze raz, w kodowaniu UTF-8" },
    {
      at: text.search(mergeMark),
      reason: "tu Git zostawił dwie wersje tekstu do wyboru: zostaw jedną i usuń znaki scalania",
    },
  ].flatMap(({ at, reason }) =>
    at < 0 ? [] : [{ line: text.slice(0, at).split(/\r\n?|\n/).length, reason }],
  );
}
