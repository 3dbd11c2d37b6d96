import { readFileSync } from "node:fs";
import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { kindOf } from "../content-check/form-files";
import { oneByEditor } from "./in-turn";
import { hasSmallFile, isListed, readSizes, smallFile } from "./pictures/make-picture";
import { contentPrefix, nameOf, pictureFolder } from "./places";
import { jsonBody } from "./requests/bodies";
import { expectPath } from "./requests/expect-path";
import { RejectedError } from "./requests/rejected-error";
import { findingsAfter, type SaveFindings } from "./saving/checking";
import { listEdited, openFile } from "./saving/open-files";
import { changesSchema, prepareChanges, type Saved } from "./saving/save-changes";
import { expectMayWrite, type Write } from "./saving/writing";
import type { Editor } from "./settings";
import { editorOf } from "./sign-in/access";
import { blobId, blobOf } from "./versions/git";
import { listVersions } from "./versions/history";

/** Limits of a save: its bytes, with photos in base64, and its JSON values, enough for some hundred changes. */
const maxSave = 120_000_000;
const maxSaveValues = 1_000;
const saveTooLong = "To za dużo naraz: zapisz albo usuń mniej wpisów, a zdjęcia dodaj po jednym.";

/** Number of files that the CMS may ask for at once, and the bytes of their paths. */
const maxAsked = 500;
const maxAskedBytes = 100_000;
const askedSchema = z.object({ files: z.array(z.string()) });

/**
 * Serves the part of Gitea's API that the CMS uses, from the working folder. Each text begins with an extra line that
 * has its version (`browser/versions.ts`); a picture is represented by its smallest file.
 * @param hasHistory whether „Historia” is served, to which the CMS links every version
 */
export function repositoryRoutes(write: Write, hasHistory: boolean): Router {
  const repository = Router();
  repository.get("/", (_request, response) => void response.json({ permissions: { pull: true } }));
  repository.get("/branches/desk", (_request, response) => {
    // Identifies the state of the folder instead of a version: programmers change it too, and an editor's own machine
    // has no versions.
    response.json({ commit: { id: blobId(JSON.stringify(listTree())), message: "" } });
  });
  repository.get("/git/trees/:id", (_request, response) => void response.json({ tree: listTree() }));
  repository.post("/file-contents", jsonBody(maxAskedBytes, maxAsked + 1), (request, response) => {
    const { data: asked } = askedSchema.safeParse(request.body);
    if (!asked) throw new RejectedError(400);
    const known = new Set(listEdited());
    response.json(
      [...new Set(asked.files)].map((path) => {
        const name = nameOf(path);
        const file = known.has(name) ? openFile(name) : null;
        if (!file) return null;
        const { version, text } = file;
        return { path, encoding: "base64", content: Buffer.from(`${version}\n${text}`).toString("base64") };
      }),
    );
  });
  repository.get("/media/desk/*", ({ params }, response, next) => {
    const [, name = ""] =
      /^public\/images\/(.+)\.avif$/.exec((params as Record<string, string>)[0] ?? "") ?? [];
    const file = smallFile(name);
    if (!isListed(name) || !hasSmallFile(name))
      return next(new RejectedError(400, "Nie ma takiego zdjęcia."));
    // Each page revalidates it, but its bytes are sent once.
    response.set({ "Cache-Control": "private, no-cache", ETag: `"${blobOf(file).sha}"` });
    response.type("image/avif").send(readFileSync(file));
  });
  repository.get("/commits", ({ query }, response, next) => {
    const path = String(query.path);
    expectPath(path);
    const versions = hasHistory && kindOf(nameOf(path)) ? listVersions(path) : Promise.resolve([]);
    versions.then((list) => {
      const commits = list.map(({ id, author, at }) => ({
        // The CMS opens „Historia” by it.
        sha: `${id}/${nameOf(path)}`,
        commit: { author: { name: author, date: at } },
      }));
      response.json(commits);
    }, next);
  });
  const saveBody = jsonBody(maxSave, maxSaveValues, saveTooLong);
  repository.post("/contents", oneByEditor, saveBody, (request, response, next) => {
    save(request, response, write).then((result) => response.json(result), next);
  });
  // Answers once the findings are known. It takes no turn, so that the editor's next save does not wait for it.
  repository.post("/findings", (_request, response, next) => {
    const own = untoldOf(editorOf(response));
    const told = [...own];
    Promise.all(told.map(async ([name, finding]) => ({ name, ...(await finding) }))).then((found) => {
      response.once("finish", () => {
        for (const [name, finding] of told) if (own.get(name) === finding) own.delete(name);
      });
      response.json(found);
    }, next);
  });

  const routes = Router();
  routes.use("/api/repos/desk/content", repository);
  routes.get("/api/version", (_request, response) => void response.json({ version: "1.24" }));
  routes.get(
    "/api/settings/api",
    (_request, response) => void response.json({ default_paging_num: maxAsked }),
  );
  routes.get("/api/user", (_request, response) => {
    const { name, address } = editorOf(response);
    response.json({ login: name, full_name: name, email: address, html_url: "/redakcja/" });
  });
  routes.get("/desk/content/commit/:id/*", ({ params }, response) => {
    const { id, 0: file } = params as Record<string, string>;
    response.redirect(`/redakcja/historia?${new URLSearchParams({ plik: file ?? "", wersja: id ?? "" })}`);
  });
  return routes;
}

const untold = new Map<string, Map<string, Promise<SaveFindings>>>();

/** Returns the pending findings about an editor's saves by file; each stays here until it has been sent. */
function untoldOf({ address }: Editor) {
  const own = untold.get(address) ?? new Map<string, Promise<SaveFindings>>();
  untold.set(address, own);
  return own;
}

/** What the desk's own script in the browser asks for after a save. */
export type FoundIn = SaveFindings & { name: string };

/** Answer to a save. */
export type SaveAnswer = { commit: { sha: string; created: Date }; files: Saved["files"] };

async function save(request: Request, response: Response, write: Write): Promise<SaveAnswer> {
  const { success, data: changes } = changesSchema.safeParse((request.body as { files?: unknown }).files);
  if (!success) throw new RejectedError(400);
  for (const { path } of changes) expectPath(path);
  const texts = changes.flatMap(({ path }) => (path.startsWith(contentPrefix) ? nameOf(path) : []));
  expectMayWrite(editorOf(response), texts);
  const save = await prepareChanges(changes);
  const editor = editorOf(response);
  const { files, remarks, before } = await write(editor, texts, async (before) => ({
    ...(await save()),
    before,
  }));
  for (const [name, said] of remarks)
    untoldOf(editor).set(
      name,
      findingsAfter(name, before).then(({ issues, remarks }) => ({ issues, remarks: [...said, ...remarks] })),
    );
  // Not the state of the folder: a random id makes the CMS read the folder again, with the work of others, before its
  // next save.
  return { commit: { sha: crypto.randomUUID(), created: new Date() }, files };
}

function listTree() {
  const texts = listEdited().map((name) => ({ path: contentPrefix + name, ...blobOf(contentPrefix + name) }));
  const pictures = Object.keys(readSizes()).flatMap((name) => {
    return hasSmallFile(name) ? { path: `${pictureFolder}${name}.avif`, ...blobOf(smallFile(name)) } : [];
  });
  return [...texts, ...pictures].map((file) => ({ type: "blob", ...file }));
}
