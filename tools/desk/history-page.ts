import express, { type Router } from "express";
import { escapeMarkup } from "lib/formats/markup";
import { kindOf } from "../content-check/form-files";
import { formPath } from "./forms/config";
import { describeFile } from "./forms/issue-words";
import { scriptlessPage, wayBack, when } from "./pages/page";
import { nameOf } from "./places";
import { formBody, formField } from "./requests/bodies";
import { expectPath } from "./requests/expect-path";
import { RejectedError } from "./requests/rejected-error";
import { checkAll } from "./saving/checking";
import { geometryOf, prepareRestore } from "./saving/files";
import { inThread } from "./saving/threads";
import { listConflicts, type Write } from "./saving/writing";
import { editorOf } from "./sign-in/access";
import { isVersion, listVersions, textIn, type Version, versionsPerPage } from "./versions/history";

/** Maximum number of listed files of one version. */
const maxFiles = 10;

/** „Historia”: the versions of a file or of all content, what each changed, and buttons that restore one. */
export function historyRoutes(write: Write): Router {
  const router = express.Router();
  router.get("/", async ({ query }, response, next) => {
    try {
      const name = String(query.plik ?? "");
      if (name) expectPath(name);
      if (name && !kindOf(name)) throw new RejectedError(400, "Tego pliku nie zmienia się w redakcji.");
      const version = String(query.wersja ?? "");
      const [was, is] = isVersion(version) ? await textsAround(version, `content/${name}`) : [null, null];
      if (isVersion(version) && was === null && is === null) throw noVersion();
      const skipped = /^\d{1,9}$/.test(String(query.od)) ? Number(query.od) : 0;
      const versions = await listVersions(name ? `content/${name}` : "content", skipped);
      const pair = { name, was: was ?? "", is: is ?? "" };
      const [differences = ""] = was && is ? await inThread("differencesShown", [pair]) : [];
      const shown = { version, differences };
      response.type("html").send(historyPage(name, { versions, skipped }, shown));
    } catch (error) {
      next(error);
    }
  });
  router.post("/", formBody(4_000), (request, response, next) => {
    const [name, version] = [formField(request, "plik"), formField(request, "wersja")];
    restored(name, version)
      .then((restore) => write(editorOf(response), [name], restore))
      .then(() => checkAll())
      .then(() => response.redirect(303, `./historia?plik=${encodeURIComponent(name)}`), next);
  });
  return router;
}

const noVersion = () => new RejectedError(400, "Nie ma takiej wersji.");

const textsAround = (version: string, file: string) =>
  Promise.all([textIn(`${version}^`, file), textIn(version, file)]);

/** Prepares to restore a file from a version, or from before it was deleted there, as its newest version. */
async function restored(name: string, version: string): Promise<() => void> {
  expectPath(name);
  const texts = async (file: string) => {
    const [was, is] = await textsAround(version, `content/${file}`);
    return is ?? was;
  };
  const text = isVersion(version) && kindOf(name) ? await texts(name) : null;
  if (text === null) throw noVersion();
  return prepareRestore(name, text, await texts(geometryOf(name)));
}

type Shown = { version: string; differences: string };

/** Labels of additions and deletions, by Git's status letter. */
const deeds: Record<string, string> = { A: " – nowy", D: " – usunięty" };

type Page = { versions: readonly Version[]; skipped: number };

function historyPage(name: string, { versions, skipped }: Page, shown: Shown): string {
  const rows = versions.flatMap(({ id, author, at, subject, files }) =>
    files
      .map(({ did, name }) => ({ did, file: nameOf(name) }))
      .filter(({ file }) => (name ? file === name : kindOf(file)))
      .slice(0, maxFiles)
      .map(({ did, file }) => {
        // An editor's commit changes one file and is titled with that file's name; a programmer's may change all.
        const label = files.length > maxFiles ? file : `${subject} (${file})`;
        const what = name ? "" : ` – <a href="?plik=${encodeURIComponent(file)}">${escapeMarkup(label)}</a>`;
        const open = shown.version === id ? shown.differences : "";
        return `<li><a href="?plik=${encodeURIComponent(file)}&wersja=${id}">${when.format(new Date(at))}</a>, ${escapeMarkup(author)}${what}${deeds[did] ?? ""}
<form method="post" action="historia"><input type="hidden" name="plik" value="${escapeMarkup(file)}">
<input type="hidden" name="wersja" value="${id}"><button>Przywróć</button></form>${open}</li>`;
      }),
  );
  const next = new URLSearchParams({ plik: name, od: String(skipped + versionsPerPage) });
  const older =
    versions.length < versionsPerPage ? "" : `<p><a href="?${escapeMarkup(String(next))}">Starsze</a></p>`;
  return scriptlessPage(
    name ? `Historia: ${escapeMarkup(describeFile(name))}` : "Historia",
    `${wayBack(formPath(name))}${conflictsShown()}<ul>${rows.join("")}</ul>${older}`,
  );
}

function conflictsShown(): string {
  const lines = listConflicts().map(({ file, authors }) => `${file} (${authors.join(", ")})`);
  if (lines.length === 0) return "";
  return `<p class="lines">To zmienili naraz i redakcja, i programiści. W redakcji i w serwisie jest wersja redakcji; dopóki programista jej nie połączy ze swoją, nowe zmiany programistów tu nie przyjdą:
${escapeMarkup(lines.join("\n"))}</p>`;
}
