/** Style sheets of the desk's own pages and, in the page of the CMS, of the desk's parts and of what it leaves out. */

/** Bar, colours and controls look like those of the CMS. */
export const pageStyle = `<style>:root { color-scheme: light dark; --accent: light-dark(#1464b4, #6db3f2); --line: light-dark(#d5d9de, #43484e) }
body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 0 auto; padding: 0 1rem 2rem; background: light-dark(#fff, #1d1f21); display: flex; flex-direction: column }
body > nav { order: -1; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0 -1rem; padding: 0.75rem 1rem; border-block-end: 1px solid var(--line) }
h1 { font-size: 1.5rem } a { color: var(--accent) } li { margin-block: 0.5rem } li > form { display: inline } ul { padding-inline-start: 1.25rem }
textarea { width: 100%; font: 0.875rem/1.5 monospace } .lines { white-space: pre-line }
input, button { font: inherit; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 4px }
button { background: light-dark(#f1f3f5, #2b2e31); cursor: pointer } button.primary { background: var(--accent); color: light-dark(#fff, #111); border-color: transparent }
[role=alert] { border-inline-start: 4px solid light-dark(#c22, #f77); padding-inline-start: 0.75rem }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 } img { max-width: 100%; height: auto }</style>`;

/**
 * Parts of the CMS that nobody can use here: other ways to sign in, keys of third-party services, developer modes, empty
 * folders, and renaming of folders and files.
 */
const leftOut = `[role=menu][aria-label=Konto] > :nth-child(7):not(:last-child),
:is([aria-controls=prefs-tab-media], [aria-controls=prefs-tab-advanced]),
[role=menu][aria-label=Ustawienia] > :is(:nth-child(4), :nth-child(6)),
:is([aria-label="Nowy folder"], [aria-label="Pokaż opcje folderu"], [aria-label="Zmień nazwę zasobu"]),
[role=option]:has(.count[aria-label="(Brak zasobów)"]) { display: none !important }
/* The list's label stands above it. */
.toolbar.top [aria-expanded=true] + .summary { display: none }
/* The library replaces a picture wherever it is; a field takes another one. */
[aria-label="Wybierz inne zdjęcie"] { font-size: 0 !important }
[aria-label="Wybierz inne zdjęcie"]::after { content: "Wybierz inne"; font-size: 0.8125rem }`;

/** Messages of the desk have one sentence per line; the CMS has to keep the line breaks. */
export const editorStyle = `<style>[role=alertdialog], dialog:not(.crop) { white-space: pre-line }
.crop { width: min(90vw, 60vh) } .crop label { display: block } .crop input { width: 100% }
.crop .frame { overflow: hidden }
.crop img { width: 100%; height: 100%; object-fit: cover }
body > dialog, .desk, .upload { color: CanvasText }
body > dialog button { padding: 0.625rem 1rem; border-radius: 4px; cursor: pointer }
.conflict fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem }
.conflict fieldset p { max-height: 40vh; overflow: auto; white-space: pre-wrap }
.found, .upload { position: fixed; inset: auto 1rem 3.5rem auto; z-index: 2; margin: 0; box-sizing: border-box; max-width: min(40rem, 100vw - 2rem); max-height: 50vh; overflow: auto; padding: 0.5rem 1rem; border: 1px solid; border-radius: 4px; background: Canvas }
.upload progress { display: block; width: 100% }
.desk { position: fixed; inset: auto 0 0 auto; z-index: 1; display: flex; background: Canvas; font: 0.875rem system-ui }
.desk > * { padding: 0.5rem }
.desk > form { padding: 0 }
.desk button { padding: 0.5rem; border: 0; background: none; font: inherit; color: var(--sui-primary-accent-color-text); text-decoration: underline; cursor: pointer }
.sui.toast-base { inset-block-end: 3.5rem !important }
@media (max-width: 767px) { body > .app-shell { block-size: calc(100% - 3rem) !important } .found, .upload { inset-block-end: 7rem }
.sui.toast-base { inset-block-end: 7rem !important }
/* Its round buttons stand above its bar, which stands above the desk's. */
.floating-action-button-wrapper { inset-block-end: calc(72px + 3rem) !important }
.desk { inset-inline-start: 0; block-size: 3rem; box-sizing: border-box; align-items: center; white-space: nowrap; overflow-x: auto } .desk > :not(form), .desk button { padding: 0.75rem 0.25rem } }
body:not(:has([data-key-path^="measures."])) .all-fields { display: none }
${leftOut}</style>`;
