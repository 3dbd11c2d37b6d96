import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const manifest = "build/files.json";

const manifestSchema = z.array(z.object({ path: z.string(), date: z.string(), bytes: z.int() }));

/** A file that `npm run build` made for visitors; `date` is `YYYY-MM-DD`. */
export type MadeFile = z.output<typeof manifestSchema>[number];

/** Looks up a made file by its address; `null` where the build made none. */
export type FindMadeFile = (path: string) => MadeFile | null;

let madeFiles: ReadonlyMap<string, MadeFile> | undefined;

export const madeFile: FindMadeFile = (path) => {
  madeFiles ??= readManifest();
  return madeFiles.get(path) ?? null;
};

/** All made files by address. Development serves none of them, even where an earlier build has left its manifest. */
function readManifest(): ReadonlyMap<string, MadeFile> {
  if (import.meta.env.DEV || !existsSync(manifest)) return new Map();
  const files = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  return new Map(files.map((file) => [file.path, file]));
}
