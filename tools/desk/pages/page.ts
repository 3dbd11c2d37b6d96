import { escapeMarkup } from "lib/formats/markup";
import type { OpenFile } from "../saving/open-files";
import type { BrokenFile } from "../saving/text-work";
import type { DeskSettings } from "../settings";
import { editorStyle, pageStyle } from "./style";

const head = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redakcja</title>
<link rel="icon" href="data:,">`;

const links = `<span role="status"></span> <form method="post" action="podglad" target="podglad"><button>Podgląd</button></form>
<a href="historia">Historia</a> <a href="publikacja">Publikacja</a> <a href="/wyjscie">Sesje</a>`;

/**
 * HTML page of the CMS; its script is loaded from a relative URL.
 * @param settings of a desk whose editors sign in, and whose saves are versions
 */
export const editorPage = (settings: DeskSettings | null) => `${head}
${editorStyle}
<script type="module" src="editor.js"></script>
</head>
<body><nav class="desk"><label class="all-fields"><input type="checkbox"> Wszystkie pola</label>
${settings ? links : ""}</nav></body>
</html>
`;

/** Bar of the pages without scripts. @param form address of the form from which such a page was opened */
export const wayBack = (form: string | null = null) =>
  `<nav><a href="${form ?? "/redakcja/"}">Wróć do redakcji</a> <a href="/redakcja/historia">Historia</a>
<a href="/redakcja/publikacja">Publikacja</a> <a href="/wyjscie">Sesje</a></nav>`;

/** Day and time, as the desk's pages write them. */
export const when = new Intl.DateTimeFormat("pl", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Warsaw",
});

/** A page of the desk without the CMS and without scripts. */
export const scriptlessPage = (title: string, body: string, inHead = "") => `${head}${inHead}
${pageStyle}
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;

/** The page shown instead of the forms while a file cannot be read: its text, to be corrected. */
export function mendPage(broken: readonly BrokenFile[]): string {
  const forms = broken.map(({ name, file, issues }) => {
    const lines = issues.map(({ line, reason }) => `<li>wiersz ${line}: ${escapeMarkup(reason)}</li>`);
    return `<h2 id="${escapeMarkup(name)}">content/${escapeMarkup(name)}</h2>
<ul>${lines.join("")}</ul>
${file ? mendForm(name, file) : ""}`;
  });
  return scriptlessPage(
    "Najpierw popraw te pliki",
    `<p>Nie da się ich odczytać, więc nie otworzą się w formularzu. Serwis pokazuje poprzednią treść.
<a href="./?formularze">Otwórz formularze pozostałych</a></p>${forms.join("")}`,
  );
}

const mendForm = (name: string, { text, version }: OpenFile) => `<form method="post" action="mend">
<input type="hidden" name="name" value="${escapeMarkup(name)}"><input type="hidden" name="version" value="${version}">
<textarea name="text" rows="20" spellcheck="false" aria-label="Tekst pliku ${escapeMarkup(name)}">
${escapeMarkup(text)}</textarea>
<button class="primary">Zapisz</button>
</form>`;
