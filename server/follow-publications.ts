import type { Entry } from "./chain";

/** Interval in ms at which the link to the current publication is read, which takes some microseconds. */
const lookMs = 250;
/** Time in ms after which a publication that could not be read is tried again. */
const againMs = 60_000;

/** Maximum number of missing files that the log message names. */
const maxNamed = 20;

export type Following = {
  entry: Entry;
  /** Called once other content is in use, so that no visitor gets outdated pages. */
  showNewContent: () => Promise<void>;
  isDraining: () => boolean;
};

/**
 * Shows each publication within a second (behaviour 25.5). Instances poll the link instead of being notified: that needs
 * neither their process ids nor their sockets, works across containers that share the folder, and an instance that
 * hangs holds up nobody and follows when it goes on. One that cannot read a publication keeps what it shows.
 * @returns a function that stops following
 */
export function followPublications({ entry, showNewContent, isDraining }: Following): () => void {
  const { log, preparePublication, shownSite } = entry;
  let failed = { name: "", at: 0 };

  async function look() {
    const name = shownSite.changed();
    const isPausing = name === failed.name && performance.now() < failed.at + againMs;
    if (name !== null && !isPausing && !isDraining()) await show(name);
    timer = setTimeout(look, lookMs);
  }

  async function show(name: string) {
    try {
      const use = await preparePublication(name);
      const awaited = shownSite.files().isUnfinished;
      use();
      log.info({ publication: name }, awaited ? "All files of the build are there" : "Content published");
      warnOfMissingFiles(entry);
      void showNewContent();
    } catch (error) {
      failed = { name, at: performance.now() };
      log.error({ err: error, publication: name }, "Publication unreadable; what was shown before stays");
    }
  }

  let timer = setTimeout(look, lookMs);
  return () => clearTimeout(timer);
}

/** Logs which files for visitors could not be made, and why. */
export function warnOfMissingFiles({ log, shownSite }: Entry) {
  const { name, missing } = shownSite.publication();
  const [count, named] = [missing.length, missing.slice(0, maxNamed)];
  if (count > 0) log.warn({ publication: name, count, missing: named }, "Files could not be made");
}
