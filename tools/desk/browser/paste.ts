/** Matches invisible characters in texts from Word and the web: soft hyphens, joiners, marks of direction. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Converts pasted text to the site's style: Markdown lists, Polish quotes, dashes, signs of inches; rows of a table as a list. */
export function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unseen, "")
    .replace(/^[ \t]*[•·▪◦‣]\s*/gm, "- ")
    .replace(/^[ \t]*(\d+)[.)]\t\s*/gm, "$1. ")
    .replace(/^(?!- ).*\t.*$/gm, (row) => `- ${row.split("\t").filter(Boolean).join(" – ")}`)
    .replace(/ ?— ?/g, " – ")
    .replace(/(\p{L}|\d) - (?=\p{L}|\d)/gu, "$1 – ")
    .replace(/(?:(?<!\d)"|[“„])(?=\S)([^“”„"\n]*\S)[”“"]/g, "„$1”")
    .replace(/(?<=\d)"/g, "″");
}

/** Tidies what is pasted into a text field, within the field, so that the result is visible and Ctrl+Z undoes it. */
export function tidyPastes(): void {
  const onPaste = (event: ClipboardEvent) => {
    const { target } = event;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const tidy = tidied(text);
    if (tidy === text || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The one way to insert that a field can undo.
    document.execCommand("insertText", false, tidy);
  };
  document.addEventListener("paste", onPaste, { capture: true });
}

/** Takes a comma for the point of a decimal number, which the fields for numbers ask for. */
export function takeCommas(): void {
  document.addEventListener("beforeinput", (event) => {
    const isNumber =
      event.target instanceof HTMLElement && event.target.getAttribute("role") === "spinbutton";
    if (!isNumber || event.data !== ",") return;
    event.preventDefault();
    document.execCommand("insertText", false, ".");
  });
}
