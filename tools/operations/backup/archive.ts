import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, chmod, constants, lstat, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { isDiskFull } from "lib/platform/failure-reason";
import { replaceAtomically } from "lib/platform/files.server";
import { z } from "zod";
import { runProgram } from "../program";
import type { DatabaseKind } from "../store/store";
import { bundleIn } from "./desk-clone";

/** Name of the database file in an archive, by kind of database. */
const databaseFiles: Record<DatabaseKind, string> = {
  sqlite: "newsletter.sqlite",
  postgres: "newsletter.dump",
};
const manifestFile = "manifest.json";
const secretFile = "secret";

const sha256 = z.hash("sha256");
const manifestSchema = z.strictObject({
  format: z.literal("modrawa-backup-1"),
  madeAt: z.iso.datetime(),
  kind: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
  /** Remote of the desk's clone, which is in a bundle. */
  desk: z.string().optional(),
  /** True if the backup holds no person's data; otherwise absent. */
  isEmpty: z.literal(true).optional(),
  sha256: z.strictObject({ database: sha256, secret: sha256, desk: sha256.optional() }),
});

/** Content of a backup: a database, the secret that belongs to it, and the desk's clone, if there is one. */
export type BackedUp = {
  kind: DatabaseKind;
  /** Names of the migrations applied to the database. */
  migrations: string[];
  secret: string;
  /** If the folder has the bundle of the desk's clone: the URL of the clone's remote, or empty. */
  desk?: string | undefined;
  isEmpty?: true | undefined;
};

/** Returns the path of the database file in the folder that is packed into an archive or unpacked from it. */
export const databaseIn = (folder: string, kind: DatabaseKind) => path.join(folder, databaseFiles[kind]);

/**
 * Packs a folder that contains the database file into one `.tar.gz` that only its owner can read. Writes it atomically,
 * replacing an older file.
 * @param folder on the same file system as `file`
 */
export async function pack(folder: string, { secret, ...saved }: BackedUp, file: string): Promise<void> {
  const hasDesk = saved.desk !== undefined;
  const manifest: z.input<typeof manifestSchema> = {
    format: "modrawa-backup-1",
    madeAt: new Date().toISOString(),
    ...saved,
    sha256: {
      database: await hashOf(databaseIn(folder, saved.kind)),
      secret: createHash("sha256").update(secret).digest("hex"),
      ...(hasDesk && { desk: await hashOf(bundleIn(folder)) }),
    },
  };
  await writeFile(path.join(folder, secretFile), secret);
  await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest, null, 2));
  const draft = path.join(folder, "archive");
  // The manifest comes first, so that programs can recognise a backup from the start of the archive.
  const names = [
    manifestFile,
    secretFile,
    databaseFiles[saved.kind],
    ...(hasDesk ? [path.basename(bundleIn(folder))] : []),
  ];
  await runProgram("tar", ["-czf", draft, "-C", folder, ...names]);
  await replaceAtomically(draft, file);
}

/** Returns whether a backup's manifest says that it holds no person's data; false if unreadable. @param folder an empty one */
export const holdsNobodysData = (file: string, folder: string): Promise<boolean> =>
  readManifest(file, folder).then(
    ({ isEmpty }) => isEmpty ?? false,
    () => false,
  );

async function readManifest(file: string, folder: string) {
  await extract(file, folder, manifestFile);
  return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, manifestFile), "utf8")));
}

/**
 * Unpacks an archive into an empty folder and verifies its hashes.
 * @throws a one-line error if the file is missing, damaged or not a backup
 */
export async function unpack(file: string, folder: string): Promise<BackedUp & { madeAt: string }> {
  await access(file, constants.R_OK).catch(({ code }) => {
    throw new Error(
      code === "ENOENT" ? `Nie ma pliku ${file}.` : `Użytkownik serwisu nie może czytać ${file}.`,
    );
  });
  try {
    const { format, sha256, ...saved } = await readManifest(file, folder);
    const desk = sha256.desk ? [bundleIn(folder)] : [];
    await extract(
      file,
      folder,
      secretFile,
      databaseFiles[saved.kind],
      ...desk.map((one) => path.basename(one)),
    );
    const secret = path.join(folder, secretFile);
    const isWhole =
      (await hashOf(secret)) === sha256.secret &&
      (await hashOf(databaseIn(folder, saved.kind))) === sha256.database &&
      (!sha256.desk || (await hashOf(bundleIn(folder))) === sha256.desk);
    if (!isWhole) throw new Error("Another content than the manifest says");
    return { ...saved, secret: await readFile(secret, "utf8") };
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new Error(`${file} jest uszkodzony albo nie jest kopią zapasową serwisu.`, { cause: error });
  }
}

/** Extracts files, owned by the current user. Rejects a link in place of a file. */
async function extract(file: string, folder: string, ...names: string[]) {
  await runProgram("tar", ["-xzof", path.resolve(file), "-C", folder, ...names]);
  for (const name of names) {
    const unpacked = path.join(folder, name);
    if (!(await lstat(unpacked)).isFile()) throw new Error(`${name} is no file`);
    await chmod(unpacked, 0o600);
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
