import type { CmsConfig } from "@sveltia/cms";
import { nameOf } from "../places";
import { showOthers } from "./presence";

/** Points the desk's links to pages about the open entry, and provides the functions that `bundle.ts` makes the CMS call. */
export function provideHooks({ collections = [] }: CmsConfig): void {
  const pathOf = (collectionName: string, slug: string) => {
    const kind = collections.find((one) => "name" in one && one.name === collectionName);
    if (kind && "folder" in kind) return `${kind.folder}/${slug}.${kind.extension}`;
    return kind && "files" in kind ? (kind.files?.find(({ name }) => name === slug)?.file ?? "") : "";
  };
  let edited: EventTarget | null = null;
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).closest("[data-key-path]")) edited = target;
  });
  const openFile = () => {
    const [, collectionName = "", slug = ""] =
      /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(location.hash) ?? [];
    return nameOf(pathOf(collectionName, decodeURIComponent(slug)));
  };
  const note = document.querySelector<HTMLElement>("nav.desk [role=status]");
  if (note) showOthers(note, openFile);
  // „Historia” and „Podgląd” are about the entry that is open.
  const nav = document.querySelector("nav.desk");
  // The CMS opens every link to another path in a new tab, while the forms in the old tab become outdated.
  nav?.addEventListener("mousedown", (event) => event.stopPropagation());
  nav?.addEventListener("click", ({ target }) => {
    const file = openFile();
    const about = new URLSearchParams(file && { plik: file });
    if (target instanceof HTMLAnchorElement && target.pathname !== "/wyjscie") target.search = String(about);
    if (!(target instanceof HTMLButtonElement)) return;
    if (file) about.set("tekst", wordsOf(edited));
    target.formAction = `podglad?${about}`;
  });
  Object.assign(globalThis, { desk: { forgetOthers, isGiven } });
}

/** Number of words that the preview looks for on a page, to scroll to them. */
const quotedWords = 12;

/** The words at the cursor of a field, without the marks of Markdown, as a page shows them. */
function wordsOf(field: EventTarget | null): string {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || !field.isConnected) return "";
  const before = field.value.slice(0, field.selectionStart ?? 0);
  const line = field.value.slice(before.lastIndexOf("\n") + 1).split("\n", 1)[0] ?? "";
  const [longest = ""] = line.split(/[[\]()*_#>`]/).sort((one, other) => other.length - one.length);
  return longest.trim().split(/\s+/).slice(0, quotedWords).join(" ");
}

/** Object stores of the CMS in this browser. */
const stores: Record<string, IDBObjectStoreParameters> = {
  "draft-backups": { keyPath: ["collectionName", "slug"] },
  "ui-settings": {},
  meta: {},
  "file-cache": {},
  "asset-thumbnails": {},
  "asset-hashes": {},
};

/**
 * Creates the object stores of the CMS at the first visit. The CMS itself creates each one when it first needs it. If it
 * needs two at once, one is missing until the page is reloaded: no picture is shown, or a copy of an unsaved entry lost.
 */
export async function makeStores(): Promise<void> {
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open("gitea:desk/content");
    opening.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(stores)) opening.result.createObjectStore(name, options);
      // Suppresses the CMS's offer to sign in on a phone with a code: this desk's sessions do not support it.
      opening.transaction?.objectStore("ui-settings").put({ mobileCta: true }, "onboarding");
    };
    opening.onsuccess = () => resolve(opening.result.close());
    opening.onerror = () => reject(opening.error);
  });
}

/** Matches fields that a duplicate must not share with the original: its numbers, files, former slugs and date. */
const ofOne = /^(?:changed|downloads|formerSlugs)(?:\.|$)|(?:^|\.)(?:code|gtin)$/;

/** Empties such fields of a duplicate; `values` has a key for each value: `finishes.0.gtin`. */
export function forgetOthers(values: Record<string, unknown>): void {
  for (const key of Object.keys(values)) {
    if (!ofOne.test(key)) continue;
    if (/(?:code|gtin)$/.test(key)) values[key] = "";
    else delete values[key];
  }
  if ("name" in values && "code" in values) values.downloads = [];
}

/** Whether a file would contain a value: it is neither an empty list nor an empty group of fields. */
export const isGiven = (value: unknown) =>
  value !== undefined && (typeof value !== "object" || value === null || Object.keys(value).length > 0);
