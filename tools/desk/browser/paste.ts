/** Matches invisible characters in texts from Word and the web: soft hyphens, joiners, marks of direction. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Matches rows of a table, as Word and Excel copy it: two or more lines with tabs. */
const tableRows = /(?:^|\n{1,2})((?:[^\t\n]*\t.*(?:\n|$)){2,})\n?/g;

/** Converts pasted text to the site's style: Markdown lists and tables, Polish quotes, dashes, signs of inches. */
export function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unseen, "")
    .replace(/^[ \t]*[•·▪◦‣]\s*/gm, "- ")
    .replace(/^[ \t]*(\d+)[.)]\t\s*/gm, "$1. ")
    .replace(tableRows, (all, rows: string, place: number, { length }: string) => {
      const table = tableOf(rows.replace(/\n$/, "").split("\n"));
      // Markdown requires an empty line before and after a table.
      return table ? `${place ? "\n\n" : ""}${table}${place + all.length < length ? "\n\n" : ""}` : all;
    })
    .replace(/^(?!- ).*\t.*$/gm, (row) => `- ${row.split("\t").filter(Boolean).join(" – ")}`)
    .replace(/ ?— ?/g, " – ")
    .replace(/(\p{L}|\d) - (?=\p{L}|\d)/gu, "$1 – ")
    .replace(/(?:(?<!\d)"|[“„])(?=\S)([^“”„"\n]*\S)[”“"]/g, "„$1”")
    .replace(/(?<=\d)"/g, "″");
}

/** The table of lines that have as many cells as each other; its first row is the head. */
function tableOf(lines: readonly string[]): string | null {
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim().replaceAll("|", "\\|")));
  const [head = []] = rows;
  if (rows.some((row) => row.length !== head.length)) return null;
  const written = [head, head.map(() => "---"), ...rows.slice(1)].map((row) => `| ${row.join(" | ")} |`);
  return written.join("\n");
}

/** Returns the rows of a table, tab-separated, if only a table was copied. Cells from Word contain paragraphs. */
function copiedTable(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const line of body.querySelectorAll("p, br, div, li")) line.after(" ");
  const table = body.querySelector("table");
  const oneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  if (!table || oneLine(table.textContent) !== oneLine(body.textContent)) return null;
  return [...table.rows]
    .map(({ cells }) => [...cells].map((cell) => oneLine(cell.textContent)).join("\t"))
    .join("\n");
}

/** Tidies what is pasted into a text field, within the field, so that the result is visible and Ctrl+Z undoes it. */
export function tidyPastes(): void {
  const onPaste = (event: ClipboardEvent) => {
    const { target } = event;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const tidy = tidied(copiedTable(event.clipboardData?.getData("text/html") ?? "") ?? text);
    if (tidy === text || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The only way to insert text that the field's undo covers.
    document.execCommand("insertText", false, tidy);
  };
  document.addEventListener("paste", onPaste, { capture: true });
}

/** Converts a typed or pasted decimal comma to the point that number fields require. */
export function takeCommas(): void {
  document.addEventListener("beforeinput", (event) => {
    const isNumber =
      event.target instanceof HTMLElement && event.target.getAttribute("role") === "spinbutton";
    if (!isNumber || !event.data?.includes(",")) return;
    event.preventDefault();
    document.execCommand("insertText", false, event.data.replace(/\s/g, "").replace(",", "."));
  });
}
