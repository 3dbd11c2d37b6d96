/**
 * `npm run backup -- FILE`: saves the database, its secret and the desk's clone into one file; the site may be running
 * (behaviour 22.8).
 */
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { failureReason } from "lib/platform/failure-reason";
import { findSecret } from "lib/platform/secret.server";
import { deskFolder } from "~/content/publication-source.server";
import { secretMark, WrongSecretError } from "~/mailing/check.server";
import { databaseIn, holdsNobodysData, pack } from "./backup/archive";
import { bundleClone } from "./backup/desk-clone";
import { inWorkFolder } from "./backup/work-folder";
import { getStore } from "./store/site-store";

/** @returns the exit code: 0 for success, 1 if only the desk's clone could not be saved, 2 for wrong arguments */
export async function run([file]: string[]): Promise<number> {
  if (!file || file.startsWith("-")) {
    console.error("Użycie: npm run backup -- PLIK");
    return 2;
  }
  const desk = await save(path.resolve(file));
  console.log(
    `Zapisano bazę${desk === null ? " i sekret" : ", sekret i repozytorium redakcji"}: ${path.resolve(file)}`,
  );
  return desk === null && deskFolder() ? 1 : 0;
}

/** @returns the remote of the desk's clone; null without a clone, or if only the clone could not be saved */
async function save(file: string): Promise<string | null> {
  if (existsSync(file) && !(await isGzip(file)))
    throw new Error(`${file} już jest i nie jest kopią zapasową.`);
  return inWorkFolder(`${file}.`, async (folder) => {
    const { kind, save } = getStore();
    const contents = await save(databaseIn(folder, kind));
    const secret = findSecret();
    if (!secret || contents.secretMark !== secretMark(secret)) throw new WrongSecretError();
    const isEmpty = contents.people === 0 || undefined;
    if (isEmpty && existsSync(file) && !(await holdsNobodysData(file, folder)))
      throw new Error(`Baza jest pusta, a ${file} to wcześniejsza kopia. Zapisz tę pod inną nazwą.`);
    const desk = deskFolder()
      ? await bundleClone(folder).catch((error) => {
          console.error(`Repozytorium redakcji nie zostało zapisane: ${failureReason(error)}`);
          return null;
        })
      : null;
    const { migrations } = contents;
    await pack(folder, { kind, migrations, secret, desk: desk ?? undefined, isEmpty }, file);
    return desk;
  });
}

/** Returns whether a file has gzip's signature and may thus be an earlier backup. Other files are not overwritten. */
async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(2) });
    return buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await handle.close();
  }
}
