import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FileLock } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import {
  builtSite,
  laidFolderLock,
  layReleaseFolder,
  publications,
  sourceFolder,
} from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { editedContent } from "~/content/fingerprint.server";
import { smallPictureUrl } from "~/ui/pictures";
import { hasSmallFile, readSizes, sizesFile, sizesText, smallFile } from "../pictures/make-picture";
import { type PublishOutcome, runPublish } from "../preview/run-publish";
import { RejectedError } from "../requests/rejected-error";
import type { Write } from "../saving/writing";
import type { Editor } from "../settings";
import { git } from "../versions/git";
import { type Change, changesIn, listStates, visibleAmong } from "./changes";
import { layFiles } from "./lay-files";
import { readShown } from "./shown";
import { changedPicture, changeOf, putShownPicture } from "./shown-pictures";

const stillRunning =
  "Trwa jeszcze publikacja, którą zaczęto, zanim redakcja uruchomiła się ponownie. Poczekaj, aż się skończy.";

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
    const shown = this.shown();
    return changesIn(await listStates(shown), shown.content);
  }

  /** Returns the smallest file of a picture, as visitors see it or as edited; null if there is none. */
  pictureFile(name: string, isShown: boolean): string | null {
    const picture = changedPicture(name);
    if (picture === null) return null;
    const own = hasSmallFile(picture) ? smallFile(picture) : null;
    const file = isShown ? this.shown().fileOf(smallPictureUrl(picture)) : own;
    return file && path.resolve(file);
  }

  /** Puts the picture that visitors see back into the working folder. @throws {RejectedError} if they see none */
  async bringBack(editor: Editor, name: string): Promise<void> {
    const { content, fileOf } = this.shown();
    const picture = changedPicture(name);
    if (picture === null || !this.pictureFile(name, true))
      throw new RejectedError(400, "Nie ma takiego zdjęcia.");
    await this.#write(editor, [], () => putShownPicture(picture, readSizes(content), fileOf));
  }

  shown() {
    return readShown(this.#release);
  }

  /** Whether what visitors see was published with an earlier release. */
  hasNewRelease(): boolean {
    const { name, build } = this.shown();
    return name !== builtSite.name && build !== builtSite.id(this.#release);
  }

  /** Whether some instance still shows another publication. */
  isChanging(): boolean {
    const { name } = this.shown();
    return publications.list().some((other) => other !== name && isInUse(other));
  }

  /**
   * Starts to publish the chosen changes. All other files stay as visitors see them, but this release generates their
   * downloads.
   * @param chosen the versions to publish, by the file's name. A file that has been saved since is not published,
   * because nobody has looked at it.
   * @throws {RejectedError} while another publication runs, also one of a desk that was killed, or if nothing would
   * change
   */
  async publish(editor: Editor, chosen: ReadonlyMap<string, string>): Promise<void> {
    if (chosen.size === 0 && !this.hasNewRelease())
      throw new RejectedError(422, "Zaznacz, co ma się pojawić w serwisie.");
    const folder = path.join(getEnv().DATA_DIR, "desk", "publication");
    await this.#start(editor, [...chosen.keys()], folder, async () => {
      const lock = FileLock.tryTake(laidFolderLock(folder));
      if (!lock) throw new RejectedError(409, stillRunning);
      // Waits until no editor's save is being written.
      return this.#write(editor, [], () => this.#lay(folder, chosen)).finally(lock.release);
    });
  }

  /**
   * Fills the folder that is published: with the chosen changes, and all else as visitors see it.
   * @returns the arguments of the command that publishes it
   */
  async #lay(folder: string, chosen: ReadonlyMap<string, string>): Promise<string[]> {
    const version = (await git(["rev-parse", "HEAD"])).trim();
    const shown = this.shown();
    const said = JSON.stringify({ clone: process.cwd(), version });
    const args = ["--from-desk", said, "--over", publications.current()];
    const states = await listStates(shown);
    const changes = await changesIn(states, shown.content);
    const leftOut = new Set(
      changes.flatMap(({ name, version }) => (chosen.get(name) === version ? [] : name)),
    );
    const files = states.flatMap(({ file, change, version, shownFile, shown }) => {
      const isLeftOut = change !== null && leftOut.has(change);
      const [source, id] = isLeftOut ? [shownFile, shown] : [file, version];
      return source && id ? [[file, { source, id }] as const] : [];
    });
    const laid = path.resolve(`${folder}-files`);
    await layFiles(laid, new Map(files));
    const [content, own] = [path.join(laid, editedContent), path.join(laid, sourceFolder)];
    layReleaseFolder(folder, this.#release, { content, public: own });
    // Files that only drafts use are laid too, for the check, except those that visitors would get: nobody has chosen them.
    const unlisted = states.filter(({ change }) => change === null);
    for (const { file, href } of await visibleAmong(unlisted, content)) {
      rmSync(path.join(laid, file));
      leftOut.add(changeOf(href ?? ""));
    }
    const pictures = [...leftOut].flatMap((name) => changedPicture(name) ?? []);
    if (pictures.length === 0) return args;
    const [before, sizes] = [readSizes(shown.content), readSizes(content)];
    for (const picture of pictures) {
      delete sizes[picture];
      if (before[picture]) sizes[picture] = before[picture];
    }
    writeFileSync(path.join(content, sizesFile), sizesText(sizes));
    return args;
  }

  /**
   * Starts to show what visitors saw before a publication, unless they see another publication by then.
   * @throws {RejectedError} while another publication runs
   */
  async goBack(editor: Editor, publication: string): Promise<void> {
    await this.#start(editor, [], this.#release, async () => ["--back", "--over", publication]);
  }

  /** @param prepare prepares the folder. @returns the arguments of the command that is run there */
  async #start(editor: Editor, held: string[], folder: string, prepare: () => Promise<string[]>) {
    if (this.job?.outcome === null)
      throw new RejectedError(
        409,
        `Trwa już publikacja (${this.job.editor.name}). Poczekaj, aż się skończy.`,
      );
    const job: PublishJob = { editor, outcome: null };
    this.job = job;
    const fail = (error: Error) => ({ isDone: false, says: error.message, issues: [] });
    const args = await prepare().catch((error: Error) => {
      job.outcome = fail(error);
      throw error;
    });
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

function isInUse(name: string): boolean {
  const file = path.join(publications.folder(), name, publications.parts.lock);
  // An old one may have been deleted since it was listed.
  if (!existsSync(file)) return false;
  const lock = FileLock.tryTake(file);
  lock?.release();
  return lock === null;
}
