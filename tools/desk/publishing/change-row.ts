import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapeMarkup } from "lib/formats/markup";
import { editedContent } from "~/content/fingerprint.server";
import { formPath } from "../forms/config";
import { describeFile } from "../forms/issue-words";
import { RejectedError } from "../requests/rejected-error";
import { inThread } from "../saving/threads";
import type { Change } from "./changes";
import { changedPicture } from "./shown-pictures";

type Row = {
  isTicked: boolean;
  /** What has changed in a text, as HTML. */
  differences: string;
  /** Folder of the content that visitors see. */
  shownIn: string;
};

/** Renders one change in the list of a publication: the file, its authors, and its text before and after. */
export function changeRow({ name, shown, version, authors }: Change, row: Row): string {
  const did = shown ? (version ? "" : " (usunięte)") : " (nowe)";
  const before = textAt(path.join(row.shownIn, name));
  const picture = changedPicture(name);
  const file = name.startsWith("/") ? `plik „${name}”` : describeFile(name, version ? undefined : before);
  const what = picture ? `zdjęcie „${picture}”` : file;
  const value = escapeMarkup(name);
  return `<li><label><input type="checkbox" name="plik" value="${value}"${row.isTicked ? " checked" : ""}> ${escapeMarkup(what)}${did}</label>
<input type="hidden" name="lista" value="${value}"><input type="hidden" name="wersja" value="${version}">
${escapeMarkup(authors.join(", "))} ${version && !picture ? fileLinks(name) : ""}
${picture ? picturesShown(name, shown, version) : row.differences}</li>`;
}

function picturesShown(name: string, shown: string, version: string): string {
  const image = (word: string, which: string, id: string) =>
    id &&
    `<figure><img src="publikacja/zdjecie?${escapeMarkup(String(new URLSearchParams({ zdjecie: name, jakie: which, id })))}" alt="" width="240" loading="lazy">
<figcaption>${word}</figcaption></figure>`;
  const back = shown && `<button name="przywroc" value="${escapeMarkup(name)}">Przywróć</button>`;
  return `<div class="pictures">${image("było", "bylo", shown)}${image("jest", "jest", version)}</div>${back}`;
}

/** Returns the differences of the changes' texts as HTML; empty for all of them if comparing takes too long. */
export async function differencesOf(changes: readonly Change[], shownIn: string): Promise<string[]> {
  if (changes.length === 0) return [];
  const pairs = changes.map(({ name }) => ({
    name,
    was: textAt(path.join(shownIn, name)),
    is: textAt(path.join(editedContent, name)),
  }));
  const shown = await inThread("differencesShown", pairs).catch((error) => {
    if (error instanceof RejectedError) return [];
    throw error;
  });
  return shown.map((one) => one && `<details><summary>Było / jest</summary>${one}</details>`);
}

const textAt = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Links to the desk's pages about a file, and buttons that belong to the page's form `podglad`. */
export function fileLinks(name: string): string {
  const form = formPath(name);
  if (!form) return "";
  const query = `?plik=${encodeURIComponent(name)}`;
  return `– <a href="${escapeMarkup(form)}">formularz</a>, <a href="historia${query}">historia</a>
<button form="podglad" formaction="podglad${query}" formtarget="podglad">Podgląd</button> <button form="podglad" formaction="podglad/link${query}">Link do podglądu</button>`;
}
