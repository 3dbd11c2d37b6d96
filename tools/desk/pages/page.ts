import { escapeMarkup } from "lib/platform/markup";
import type { BrokenFile } from "../saving/text-work";
import type { DeskSettings } from "../settings";

const head = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redakcja</title>
<link rel="icon" href="data:,">`;

/** Messages of the desk have one sentence per line; the CMS has to keep the line breaks. */
const style = `<style>[role=alertdialog], dialog:not(.crop) { white-space: pre-line }
.crop { width: min(90vw, 60vh) } .crop label { display: block } .crop input { width: 100% }
.crop .frame { overflow: hidden; cursor: move; touch-action: none }
.crop img { width: 100%; height: 100%; object-fit: cover; pointer-events: none; user-select: none }
body > dialog, .desk, .upload { color: CanvasText }
.found, .upload { position: fixed; inset: auto 1rem 3.5rem auto; z-index: 2; margin: 0; box-sizing: border-box; max-width: min(40rem, 100vw - 2rem); max-height: 50vh; overflow: auto; padding: 0.5rem 1rem; border: 1px solid; border-radius: 4px; background: Canvas }
.upload progress { display: block; width: 100% }
.conflict fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem }
.conflict fieldset p { max-height: 40vh; overflow: auto; white-space: pre-wrap }
.desk { position: fixed; inset: auto 0 0 auto; z-index: 1; display: flex; background: Canvas; font: 0.875rem system-ui }
.desk > * { padding: 0.5rem }
@media (max-width: 767px) { body > .app-shell { block-size: calc(100% - 3rem) !important }
.desk { inset-inline-start: 0; block-size: 3rem; box-sizing: border-box; align-items: center; white-space: nowrap; overflow-x: auto } .desk > * { padding: 0.25rem } }
body:not(:has([data-key-path^="measures."])) .all-fields { display: none }</style>`;

const links = `<span role="status"></span> <form method="post" action="podglad" target="_blank"><button>Podgląd</button></form>
<a href="historia">Historia</a> <a href="publikacja">Publikacja</a> <a href="/wyjscie">Sesje</a>`;

/**
 * HTML page of the CMS; its script is loaded from a relative URL.
 * @param settings of a desk whose editors sign in, and whose saves are versions
 */
export const editorPage = (settings: DeskSettings | null) => `${head}
${style}
<script type="module" src="editor.js"></script>
</head>
<body><nav class="desk"><label class="all-fields"><input type="checkbox"> Wszystkie pola</label>
${settings ? links : ""}</nav></body>
</html>
`;

/** Where the pages without scripts lead back to. */
export const wayBack = `<p><a href="/redakcja/">Wróć do redakcji</a> · <a href="/wyjscie">Sesje</a></p>`;

/** Day and time, as the desk's pages write them. */
export const when = new Intl.DateTimeFormat("pl", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Warsaw",
});

/** A page of the desk without the CMS and without scripts. */
export const scriptlessPage = (title: string, body: string, inHead = "") => `${head}${inHead}
<style>:root { color-scheme: light dark } body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
textarea { width: 100%; font: 0.875rem/1.5 monospace } input, button { font: inherit; padding: 0.25rem 0.5rem } .lines { white-space: pre-line }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 } img { max-width: 100%; height: auto }</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;

/** A file that is not written yet, because it would still have issues. */
export type Attempt = Pick<BrokenFile, "name" | "issues"> & { text: string };

/** The page shown instead of the forms while a file cannot be read: its text, to be corrected. */
export function mendPage(broken: readonly BrokenFile[], attempt?: Attempt): string {
  const forms = broken.map(({ name, file, issues }) => {
    const tried = attempt?.name === name ? attempt : undefined;
    const lines = (tried?.issues ?? issues).map(
      ({ line, reason }) => `<li>wiersz ${line}: ${escapeMarkup(reason)}</li>`,
    );
    return `<h2 id="${escapeMarkup(name)}">content/${escapeMarkup(name)}</h2>
<ul>${lines.join("")}</ul>
${file ? mendForm(name, tried?.text ?? file.text, file.version) : ""}`;
  });
  return scriptlessPage(
    "Najpierw popraw te pliki",
    `<p>Nie da się ich odczytać, więc nie otworzą się w formularzu. Serwis pokazuje poprzednią treść.
<a href="./?formularze">Otwórz formularze pozostałych</a></p>${forms.join("")}`,
  );
}

const mendForm = (name: string, text: string, version: string) => `<form method="post" action="mend">
<input type="hidden" name="name" value="${escapeMarkup(name)}"><input type="hidden" name="version" value="${version}">
<textarea name="text" rows="20" spellcheck="false" aria-label="Tekst pliku ${escapeMarkup(name)}">
${escapeMarkup(text)}</textarea>
<button>Zapisz</button>
</form>`;
