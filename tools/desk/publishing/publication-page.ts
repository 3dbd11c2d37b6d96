import path from "node:path";
import express, { type Router } from "express";
import { escapeMarkup } from "lib/formats/markup";
import type { MissingFile } from "lib/platform/files.server";
import { plural } from "lib/polish/plural";
import { gitClone } from "lib/processes/git.server";
import type { ContentIssue } from "~/content/files.server";
import { formPath } from "../forms/config";
import { maxTold } from "../forms/issue-words";
import { scriptlessPage, wayBack, when } from "../pages/page";
import { nameOf } from "../places";
import { formBody, formFields } from "../requests/bodies";
import { RejectedError } from "../requests/rejected-error";
import { inWords, knownIssues, whyUnknown } from "../saving/checking";
import type { Write } from "../saving/writing";
import type { DeskSettings } from "../settings";
import { editorOf } from "../sign-in/access";
import { changeRow, differencesOf, fileLinks } from "./change-row";
import { Publisher, type PublishJob } from "./publication";

/** Seconds after which the page reloads while a publication runs. */
const againS = 2;
/** How long the page waits, after a publication, for all servers to show it, in ms. */
const settleMs = 60_000;
/** How long the page shows the outcome of a publication, in ms. */
const toldMs = 30 * 60_000;
/** Number of changes that are shown with their texts: a release may change all files. */
const maxDetailed = 30;

/** „Publikacja”: what would change for visitors, by page and author; „Publikuj”, „Cofnij publikację”. */
export function publicationRoutes({ release }: DeskSettings, write: Write): Router {
  const publisher = new Publisher(release, write);
  const router = express.Router();
  router.get("/", ({ query }, response, next) => {
    publicationPage(publisher, formPath(String(query.plik)), editorOf(response).isPublisher).then(
      (page) => response.type("html").send(page),
      next,
    );
  });
  router.get("/zdjecie", ({ query }, response, next) => {
    const file = publisher.pictureFile(String(query.zdjecie ?? ""), query.jakie === "bylo");
    if (file) response.sendFile(file);
    else next();
  });
  // A release may change all files, and the form has three fields of some 150 bytes for each.
  router.post("/", formBody(4_000_000, 100_000), (request, response, next) => {
    const editor = editorOf(response);
    const chosen = new Set(formFields(request, "plik"));
    const versions = formFields(request, "wersja");
    const listed = formFields(request, "lista").map((name, index) => [name, versions[index] ?? ""] as const);
    const start = async () => {
      const [picture] = formFields(request, "przywroc");
      if (picture !== undefined) return publisher.bringBack(editor, picture);
      if (!editor.isPublisher) throw new RejectedError(403, "Publikuje tylko osoba, która ma do tego prawo.");
      const [publication] = formFields(request, "cofnij");
      if (publication) return publisher.goBack(editor, publication);
      return publisher.publish(editor, new Map(listed.filter(([name]) => chosen.has(name))));
    };
    start().then(() => response.redirect(303, request.originalUrl), next);
  });
  return router;
}

async function publicationPage(publisher: Publisher, form: string | null, mayPublish: boolean) {
  const { job } = publisher;
  const isChanging = publisher.isChanging();
  // An instance that hangs may show another publication for a long time.
  const isSettling = isChanging && performance.now() < (job?.endedAt ?? 0) + settleMs;
  const top = `${wayBack(form)}${unpushedShown(await gitClone.unpushedSince("."))}`;
  // Without the list, which may be long, and without questions: the page reloads every two seconds.
  if (job && (job.outcome === null || (isSettling && job.outcome.isDone)))
    return scriptlessPage(
      "Publikacja",
      `${top}${await jobShown(job, isChanging)}${previewLink}`,
      `<meta http-equiv="refresh" content="${againS}">`,
    );
  const changes = await publisher.changes();
  const { name, at, content: shownIn, missing } = publisher.shown();
  const hasNewRelease = publisher.hasNewRelease();
  const isOld = performance.now() > (job?.endedAt ?? Number.POSITIVE_INFINITY) + toldMs;
  const shown = at ? `publikację ${name} (${when.format(new Date(at))})` : "treść z wydania";
  const failed = new Set(job?.outcome?.issues.map(({ file }) => nameOf(file)));
  const differences = await differencesOf(changes.slice(0, maxDetailed), shownIn);
  const rows = changes.map((change, index) => {
    const isTicked = !failed.has(change.name);
    return changeRow(change, { isTicked, differences: differences[index] ?? "", shownIn });
  });
  return scriptlessPage(
    "Publikacja",
    `${top}${job && !isOld ? await jobShown(job, isChanging) : ""}
${missingShown(missing)}
<p>Odwiedzający widzą ${shown}. ${whatChanges(changes.length > 0, hasNewRelease)}</p>
${await knownIssuesShown()}<form method="post"><ul>${rows.join("")}</ul>
${mayPublish ? buttons(changes.length > 0 || hasNewRelease, at ? name : "") : ""}</form>
${previewLink}`,
  );
}

const previewLink = `<form id="podglad" method="post" action="podglad/link"><p><button>Utwórz link do podglądu</button> Pokaże niepublikowaną treść, ze szkicami, każdemu, kto go
dostanie, przez 7 dni.</p></form>`;

function whatChanges(hasChanges: boolean, hasNewRelease: boolean): string {
  if (hasChanges) return "Zmieni się:";
  return hasNewRelease
    ? "Nie ma zmian w treści; nowe wydanie serwisu może inaczej robić pliki do pobrania: „Publikuj” zrobi je od nowa."
    : "Nie ma nic nowego do opublikowania.";
}

/** Says that the editors' changes exist only on this server, and since when. */
function unpushedShown(since: string | null): string {
  if (since === "none")
    return "<p>Zapisy redakcji są tylko na tym serwerze i w jego kopii zapasowej: folder roboczy nie ma zdalnego repozytorium.</p>";
  if (since === null) return "";
  return `<p role="alert">Od ${when.format(new Date(since))} zapisy redakcji nie trafiają do zdalnego repozytorium. Powiedz administratorowi: przyczyna stoi w dzienniku redakcji.</p>`;
}

/** Names the files that visitors do not get; the doctor tells operators the causes, which only they can remove. */
function missingShown(missing: readonly MissingFile[]): string {
  if (missing.length === 0) return "";
  const files = missing.slice(0, maxTold).map(({ path: href, isFormerKept }) => {
    const file = escapeMarkup(path.basename(href));
    return `<li>${file}${isFormerKept ? " – odwiedzający dostają poprzedni" : ""}</li>`;
  });
  const number = plural(missing.length, { one: "pliku", few: "plików", many: "plików" });
  return `<div role="alert"><p>Nie udało się przygotować ${number} do pobrania. Reszta jest opublikowana, a tam, gdzie pliku brakuje, nie ma linku. Powiedz administratorowi: przyczyny podaje npm run doctor.</p>
<ul>${files.join("")}</ul></div>`;
}

/** @param publication the one that can be undone; empty for the content of the release */
const buttons = (canPublish: boolean, publication: string) =>
  `${canPublish ? `<p><button class="primary">Publikuj</button></p>` : ""}${
    publication &&
    `<details><summary>Cofnij publikację ${publication}</summary><p>Odwiedzający znów zobaczą to, co przed nią; zapisy w redakcji zostają. <button name="cofnij" value="${publication}">Tak, cofnij</button></p></details>`
  }`;

async function jobShown({ editor, outcome }: PublishJob, isChanging: boolean): Promise<string> {
  if (!outcome) return `<p role="status">Trwa publikacja (${escapeMarkup(editor.name)}).</p>`;
  if (outcome.isDone)
    return `<p role="status">${
      isChanging
        ? "Opublikowano; jeszcze nie na wszystkich serwerach."
        : "Gotowe. Pokazują to wszystkie serwery."
    }</p>`;
  const issues = await issuesShown(outcome.issues);
  return issues
    ? `<div role="alert"><p>Nic się nie zmieniło. Popraw błędy albo odznacz pliki, w których są, i opublikuj resztę:</p>
<ul>${issues}</ul></div>`
    : `<p role="alert" class="lines">Nic się nie zmieniło.\n${escapeMarkup(outcome.says)}</p>`;
}

/** Lists all issues that prevent publication, whoever caused them. */
async function knownIssuesShown(): Promise<string> {
  const issues = knownIssues();
  const why = whyUnknown();
  const note = why && `<p>${why}</p>`;
  if (issues.length === 0) return note;
  const number = plural(issues.length, { one: "błąd", few: "błędy", many: "błędów" });
  return `${note}<details><summary>Treść ma ${number}: popraw albo odznacz pliki, w których są</summary><ul>${await issuesShown(issues)}</ul></details>`;
}

async function issuesShown(issues: readonly ContentIssue[]): Promise<string> {
  const links = issues.slice(0, maxTold).map(({ file }) => fileLinks(nameOf(file)));
  return (await inWords(issues))
    .map((sentence, index) => `<li>${escapeMarkup(sentence)} ${links[index] ?? ""}</li>`)
    .join("");
}
