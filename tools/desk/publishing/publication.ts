import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tryLockFile } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import {
  builtFolder,
  builtPublication,
  currentPublication,
  listPublications,
  publicationParts,
  publicationsFolder,
  readPublication,
} from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { editedContent, listContentFiles } from "~/content/fingerprint.server";
import { smallPictureUrl } from "~/ui/pictures";
import { readSizes, sizesFile, smallFile } from "../pictures/make-picture";
import { layReleaseFolder, type PublishOutcome, runPublish } from "../preview/release-folder";
import { RejectedError } from "../rejected-error";
import type { Write } from "../saving/writing";
import type { Editor } from "../settings";
import { blobId } from "../versions/git";
import { authorsSince } from "../versions/history";
import { changedPicture, changeOf, layPublicFolder, putShownPicture } from "./shown-pictures";

/**
 * A file or picture that differs from what visitors see, and who has changed it since. `shown` is the version that they
 * see, empty if it is new; `version` is empty if it is deleted.
 */
export type Change = { name: string; shown: string; version: string; authors: string[] };

/** The last publication that was started; `outcome` is null while it runs. */
export type PublishJob = { editor: Editor; outcome: PublishOutcome | null; endedAt?: number };

/**
 * Publishes the working folder of a desk on a server. It reads what is published only from the publication's folder, so
 * that the desk and the operators' commands can be used in turn.
 */
export class Publisher {
  readonly #release: string;
  readonly #write: Write;
  job: PublishJob | null = null;

  constructor(release: string, write: Write) {
    this.#release = release;
    this.#write = write;
  }

  /** Lists what would change for visitors. */
  async changes(): Promise<Change[]> {
    const { content } = this.shown();
    const names = new Set([...(await listContentFiles(content)), ...(await listContentFiles(editedContent))]);
    for (const name of ["README.md", sizesFile]) names.delete(name);
    const texts = [...names].sort().map((name) => ({
      name,
      file: `${editedContent}/${name}`,
      shown: versionOf(path.join(content, name)),
      version: versionOf(path.join(editedContent, name)),
    }));
    const changed = [...texts, ...this.#pictures()].filter(({ shown, version }) => shown !== version);
    const authors = await authorsSince(new Map(changed.map(({ file, shown }) => [file, shown])));
    return changed.map(({ file, ...change }) => ({ ...change, authors: authors.get(file) ?? [] }));
  }

  #pictures() {
    const { content, fileOf } = this.shown();
    const [before, now] = [readSizes(content), readSizes(editedContent)];
    const pictures = Object.keys({ ...before, ...now }).sort();
    return pictures.map((picture) => {
      const version = picture in now ? versionOf(smallFile(picture)) : "";
      const shown = picture in before ? fileOf(smallPictureUrl(picture)) : null;
      // Visitors do not get a picture that only drafts have, though it was published.
      const isHidden = picture in before && !shown && version !== "";
      return {
        name: changeOf(picture),
        file: smallFile(picture),
        shown: isHidden ? version : shown ? versionOf(shown) : "",
        version,
      };
    });
  }

  /** The small file of a picture, as visitors see it or as it is to be; null if there is none. */
  pictureFile(name: string, isShown: boolean): string | null {
    const found = this.#pictures().find((one) => one.name === name);
    const picture = changedPicture(name);
    if (!found || picture === null) return null;
    const file = isShown ? this.shown().fileOf(smallPictureUrl(picture)) : smallFile(picture);
    return file && existsSync(file) ? path.resolve(file) : null;
  }

  /** Puts the picture that visitors see back into the working folder. @throws {RejectedError} if they see none */
  async bringBack(editor: Editor, name: string): Promise<void> {
    const { content, fileOf } = this.shown();
    const picture = changedPicture(name);
    if (picture === null || !this.pictureFile(name, true))
      throw new RejectedError(400, "Nie ma takiego zdjęcia.");
    await this.#write(editor, [], () => putShownPicture(picture, readSizes(content), fileOf));
  }

  /**
   * What visitors see: the name of the publication, its time (ISO 8601; empty for the build's), the folder of its content.
   * The build if the publication cannot be read, so that another can take its place.
   */
  shown() {
    const { name, at, folder, removed } = readShown();
    /** The file that visitors get at a path; null if they get none. */
    const fileOf = (href: string) => {
      const published = path.join(folder, publicationParts.files, href);
      if (name !== builtPublication && existsSync(published)) return published;
      const built = path.join(this.#release, builtFolder, href);
      return removed.includes(href) || !existsSync(built) ? null : built;
    };
    const content = path.join(name === builtPublication ? this.#release : "", folder, "content");
    return { name, at, content, fileOf };
  }

  /** Whether some instance still shows another publication. */
  isChanging(): boolean {
    const { name } = this.shown();
    return listPublications().some((other) => other !== name && isInUse(other));
  }

  /**
   * Starts to publish changes; all other files stay as visitors see them.
   * @param chosen the versions to publish, by the file's name. A file that has been saved since is not published: nobody
   * has looked at it.
   * @throws {RejectedError} while another publication runs, or if nothing is chosen
   */
  async publish(editor: Editor, chosen: ReadonlyMap<string, string>): Promise<void> {
    if (chosen.size === 0) throw new RejectedError(422, "Zaznacz, co ma się pojawić w serwisie.");
    const folder = path.join(getEnv().DATA_DIR, "desk", "publication");
    await this.#start(editor, [...chosen.keys()], folder, () =>
      // Not while an editor's save is written.
      this.#write(editor, [], async () => {
        const leftOut = (await this.changes()).filter(({ name, version }) => chosen.get(name) !== version);
        const pictures = leftOut.flatMap(({ name }) => changedPicture(name) ?? []);
        const own = pictures.length > 0 ? null : path.resolve("public");
        layReleaseFolder(folder, this.#release, { public: own, content: null });
        const taken = path.join(folder, editedContent);
        cpSync(editedContent, taken, { recursive: true });
        const { content, fileOf } = this.shown();
        for (const { name } of leftOut.filter(({ name }) => changedPicture(name) === null)) {
          rmSync(path.join(taken, name), { force: true });
          if (existsSync(path.join(content, name))) cpSync(path.join(content, name), path.join(taken, name));
        }
        if (own) return;
        layPublicFolder(path.join(folder, "public"), pictures, fileOf);
        const [before, sizes] = [readSizes(content), readSizes(taken)];
        for (const picture of pictures) {
          delete sizes[picture];
          if (before[picture]) sizes[picture] = before[picture];
        }
        writeFileSync(path.join(taken, sizesFile), JSON.stringify(sizes));
      }),
    );
  }

  /** Starts to show what visitors saw before. @throws {RejectedError} while another publication runs */
  async goBack(editor: Editor): Promise<void> {
    await this.#start(editor, [], this.#release, () => Promise.resolve(), ["--back"]);
  }

  async #start(
    editor: Editor,
    held: string[],
    folder: string,
    prepare: () => Promise<void>,
    args: string[] = [],
  ) {
    if (this.job?.outcome === null)
      throw new RejectedError(
        409,
        `Trwa już publikacja (${this.job.editor.name}). Poczekaj, aż się skończy.`,
      );
    const job: PublishJob = { editor, outcome: null };
    this.job = job;
    const fail = (error: unknown) => ({ isDone: false, says: String(error), issues: [] });
    try {
      await prepare();
    } catch (error) {
      job.outcome = fail(error);
      throw error;
    }
    void runPublish(folder, args)
      .catch(fail)
      .then((outcome) => {
        job.outcome = outcome;
        job.endedAt = performance.now();
        const { isDone, says } = outcome;
        log.info({ editor: editor.name, args, held, isDone, says }, "Desk published");
      });
  }
}

function readShown() {
  try {
    return readPublication(currentPublication() ?? builtPublication);
  } catch (error) {
    log.error({ err: error }, "The current publication cannot be read");
    return readPublication(builtPublication);
  }
}

/** The id of a file's bytes, as Git gives it; empty if there is no file. */
const versionOf = (file: string) => (existsSync(file) ? blobId(readFileSync(file)) : "");

function isInUse(name: string): boolean {
  const file = path.join(publicationsFolder(), name, publicationParts.lock);
  // An old one may have been deleted since it was listed.
  if (!existsSync(file)) return false;
  const lock = tryLockFile(file);
  lock?.release();
  return lock === null;
}
