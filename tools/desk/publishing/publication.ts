import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { tryLockFile } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import {
  builtPublication,
  currentPublication,
  listPublications,
  publicationParts,
  publicationsFolder,
  readPublication,
} from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { editedContent, listContentFiles } from "~/content/fingerprint.server";
import { RejectedError } from "../files";
import { authorsSince } from "../history";
import { layReleaseFolder, type PublishOutcome, runPublish } from "../release-folder";
import type { Editor } from "../settings";
import { blobId } from "../versions/git";
import type { Write } from "../writing";

/** A file that differs from the published one, and who has changed it since; `version` is empty if it is deleted. */
export type Change = { name: string; version: string; authors: string[] };

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
    names.delete("README.md");
    const versions = [...names].sort().map((name) => ({
      name,
      shown: versionOf(path.join(content, name)),
      version: versionOf(path.join(editedContent, name)),
    }));
    const changed = versions.filter(({ shown, version }) => shown !== version);
    const authors = await authorsSince(
      new Map(changed.map(({ name, shown }) => [`${editedContent}/${name}`, shown])),
    );
    return changed.map(({ name, version }) => ({
      name,
      version,
      authors: authors.get(`${editedContent}/${name}`) ?? [],
    }));
  }

  /**
   * What visitors see: the name of the publication, its time (ISO 8601; empty for the build's), the folder of its content.
   * The build if the publication cannot be read, so that another can take its place.
   */
  shown() {
    const { name, at, folder } = readShown();
    return {
      name,
      at,
      content: path.join(name === builtPublication ? this.#release : "", folder, "content"),
    };
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
   * @throws {RejectedError} while another publication runs
   */
  async publish(editor: Editor, chosen: ReadonlyMap<string, string>): Promise<void> {
    const folder = path.join(getEnv().DATA_DIR, "desk", "publication");
    const own = path.resolve("public");
    await this.#start(editor, folder, () =>
      // Not while an editor's save is written.
      this.#write(editor, null, async () => {
        const changes = await this.changes();
        layReleaseFolder(folder, this.#release, { public: own, content: null });
        const taken = path.join(folder, editedContent);
        cpSync(editedContent, taken, { recursive: true });
        const { content } = this.shown();
        for (const { name, version } of changes) {
          if (chosen.get(name) === version) continue;
          rmSync(path.join(taken, name), { force: true });
          if (existsSync(path.join(content, name))) cpSync(path.join(content, name), path.join(taken, name));
        }
      }),
    );
  }

  /** Starts to show what visitors saw before. @throws {RejectedError} while another publication runs */
  async goBack(editor: Editor): Promise<void> {
    await this.#start(editor, this.#release, () => Promise.resolve(), ["--back"]);
  }

  async #start(editor: Editor, folder: string, prepare: () => Promise<void>, args: string[] = []) {
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
        log.info({ editor: editor.name, args, isDone: outcome.isDone, says: outcome.says }, "Desk published");
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
