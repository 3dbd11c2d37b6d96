import { existsSync, readFileSync } from "node:fs";
import { type ListedFile, writePublicFileAtomically } from "lib/platform/files.server";

/** A file; of a PDF also the page of each destination to which pages of the site link. */
export type Made = Uint8Array | { bytes: Uint8Array; pages: Record<string, number> };

/** What makes a file: the name of a maker, and its data, which can be sent to a thread. */
export type MakerJob = { by: string; from: unknown };

const makers = new Map<string, (from: never) => Made | Promise<Made>>();

/**
 * Registers what makes a kind of file, in each thread that loads this module: a thread is sent a job, and needs no content.
 * @returns a function that describes the job of making one
 */
export function defineMaker<Data>(by: string, make: (from: Data) => Made | Promise<Made>) {
  makers.set(by, make);
  return (from: Data): MakerJob => ({ by, from });
}

/** @throws if nothing of this name is declared, or what the maker throws */
export function make({ by, from }: MakerJob): Made | Promise<Made> {
  const maker = makers.get(by);
  if (!maker) throw new Error(`Nothing makes ${by}`);
  return maker(from as never);
}

/** Why a file cannot be made. */
export type Reason = { reason: string };

/**
 * Writes what a job makes to a file, or says why it cannot be made.
 * @throws if the file cannot be written: that concerns all files
 */
export async function makeFile(job: MakerJob, file: string): Promise<Reason | null> {
  const made = await attempt(() => make(job));
  if ("reason" in made) return made;
  const { bytes, pages } = "bytes" in made ? made : { bytes: made };
  if (pages) writePublicFileAtomically(pagesFile(file), Buffer.from(JSON.stringify(pages)));
  writePublicFileAtomically(file, bytes);
  return null;
}

/** Returns what some work results in, or why it fails. */
export async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | Reason> {
  try {
    return await work();
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Name of the file with the page numbers of a cached file. */
export const pagesFile = (cached: string) => `${cached}.pages`;

export function readPages(cached: string): Pick<ListedFile, "pages"> {
  const file = pagesFile(cached);
  return existsSync(file) ? { pages: JSON.parse(readFileSync(file, "utf8")) } : {};
}
