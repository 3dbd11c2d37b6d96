import express, { type Router } from "express";
import { escapeMarkup } from "lib/platform/markup";
import { kindOf } from "../content-check/form-files";
import { geometryOf, RejectedError, restoreFile } from "./files";
import { formField } from "./form-field";
import { changesIn, isVersion, listVersions, type Piece, textIn, type Version } from "./history";
import { describeFile } from "./issue-words";
import { scriptlessPage, when } from "./page";
import { editorOf } from "./sign-in/access";
import { listConflicts, type Write } from "./writing";

/** Maximum number of listed files of one version. */
const maxFiles = 10;

/** „Historia”: the versions of a file or of all content, what each changed, and buttons that restore one. */
export function historyRoutes(write: Write): Router {
  const router = express.Router();
  router.get("/", async ({ query }, response, next) => {
    try {
      const name = String(query.plik ?? "");
      if (name && !kindOf(name)) throw new RejectedError(400, "Tego pliku nie zmienia się w redakcji.");
      const version = String(query.wersja ?? "");
      if (isVersion(version) && (await textIn(version, `content/${name}`)) === null) throw noVersion();
      const versions = await listVersions(name ? `content/${name}` : "content");
      const changes = name && isVersion(version) ? await changesIn(version, `content/${name}`) : null;
      response.type("html").send(historyPage(name, versions, changes && { version, changes }));
    } catch (error) {
      next(error);
    }
  });
  router.post("/", express.urlencoded({ extended: false, limit: 4_000 }), (request, response, next) => {
    const [name, version] = [formField(request, "plik"), formField(request, "wersja")];
    write(editorOf(response), name, () => restore(name, version)).then(
      () => response.redirect(303, `./historia?plik=${encodeURIComponent(name)}`),
      next,
    );
  });
  return router;
}

const noVersion = () => new RejectedError(400, "Nie ma takiej wersji.");

/** Restores a file from a version, as its newest version. */
async function restore(name: string, version: string): Promise<void> {
  const text = isVersion(version) && kindOf(name) ? await textIn(version, `content/${name}`) : null;
  if (text === null) throw noVersion();
  restoreFile(name, text, await textIn(version, `content/${geometryOf(name)}`));
}

type Shown = { version: string; changes: readonly Piece[] };

function historyPage(name: string, versions: readonly Version[], shown: Shown | null): string {
  const rows = versions.flatMap(({ id, author, at, subject, files }) =>
    files
      .map((file) => file.replace(/^content\//, ""))
      .filter((file) => (name ? file === name : kindOf(file)))
      .slice(0, maxFiles)
      .map((file) => {
        // An editor's commit changes one file and has its name; a programmer's may change all.
        const label = files.length > maxFiles ? file : `${subject} (${file})`;
        const what = name ? "" : ` – <a href="?plik=${encodeURIComponent(file)}">${escapeMarkup(label)}</a>`;
        const open = shown?.version === id && name ? changesShown(shown.changes) : "";
        return `<li><a href="?plik=${encodeURIComponent(file)}&wersja=${id}">${when.format(new Date(at))}</a>, ${escapeMarkup(author)}${what}
<form method="post" action="historia"><input type="hidden" name="plik" value="${escapeMarkup(file)}">
<input type="hidden" name="wersja" value="${id}"><button>Przywróć</button></form>${open}</li>`;
      }),
  );
  return scriptlessPage(
    name ? `Historia: ${escapeMarkup(describeFile(name))}` : "Historia",
    `<p><a href="./">Wróć do redakcji</a></p>${conflictsShown()}<ul>${rows.join("")}</ul>`,
  );
}

function conflictsShown(): string {
  const lines = listConflicts().map(({ file, authors }) => `${file} (${authors.join(", ")})`);
  if (lines.length === 0) return "";
  return `<p class="lines">Programista musi połączyć to, co zmienili i redakcja, i programiści:\n${escapeMarkup(lines.join("\n"))}</p>`;
}

function changesShown(pieces: readonly Piece[]): string {
  const marks = { "+": "ins", "-": "del", " ": "span" } as const;
  const shown = pieces.map(({ sign, text }) => `<${marks[sign]}>${escapeMarkup(text)}</${marks[sign]}>`);
  return `<p class="lines">${shown.join("")}</p>`;
}
