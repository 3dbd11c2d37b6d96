import { z } from "zod";
import { contentPrefix, nameOf, pictureFolder } from "../places";
import { textTooLong } from "../requests/bodies";
import { RejectedError } from "../requests/rejected-error";
import { blobId } from "../versions/git";
import { prepareText, removeFiles } from "./files";
import { choicesSchema } from "./join-edits";
import { removePictures, takePicture } from "./take-pictures";
import { maxTextBytes } from "./text-limits";

const crop = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** Changes of files, as the CMS sends them to a Git host; `browser/requests.ts` adds the crop of a photo. */
export const changesSchema = z
  .array(
    z.object({
      operation: z.enum(["create", "update", "delete"]),
      path: z.string(),
      /** In base64. Above a text is a line with the version that was edited and the version of the text itself. */
      content: z.string().default(""),
      sha: z.string().nullish(),
      /** Files cannot be renamed: visitors, links and other files know a file by its name. */
      from_path: z.never().optional(),
      crop: crop.nullish(),
      /** Also added by the browser: the fields in which the editor's own text stays. */
      choices: choicesSchema.nullish(),
    }),
  )
  .min(1);

export type FileChange = z.infer<typeof changesSchema>[number];

/** The new version of each file, in the order of the changes, and the remarks about each text by name. */
export type Saved = { files: ({ path: string; sha: string } | null)[]; remarks: Map<string, string[]> };

/**
 * Prepares a save: makes pictures of the photos, which takes seconds, and the texts to write.
 * @returns a function that saves, as part of a write: pictures, then the texts that show them, then deletions
 * @throws {RejectedError} if one of the changes is invalid
 */
export async function prepareChanges(changes: readonly FileChange[]): Promise<() => Promise<Saved>> {
  const isPicture = ({ path }: FileChange) => path.startsWith(pictureFolder);
  const deleted = changes.filter(({ operation }) => operation === "delete");
  const puts: (() => void)[] = [];
  const writes: [name: string, write: () => Promise<string[]>][] = [];
  for (const change of changes.filter((one) => !deleted.includes(one))) {
    const { operation, path, content, crop = null } = change;
    const isReplacement = operation === "update";
    if (isPicture(change)) {
      const upload = { bytes: Buffer.from(content, "base64"), crop, isReplacement };
      puts.push(await takePicture(pictureAt(path), upload));
    } else writes.push([nameAt(path), await prepareText(editIn(change))]);
  }
  const removals = deleted
    .filter((change) => !isPicture(change))
    .map(({ path, sha = null }) => ({ name: nameAt(path), opened: sha }));
  return async () => {
    for (const put of puts) put();
    const remarks = new Map<string, string[]>();
    for (const [name, write] of writes) remarks.set(name, await write());
    removePictures(deleted.filter(isPicture).map(({ path }) => pictureAt(path)));
    if (removals.length > 0) await removeFiles(removals);
    const sent = (change: FileChange) => ({ path: change.path, sha: sentVersion(change) });
    return { files: changes.map((change) => (deleted.includes(change) ? null : sent(change))), remarks };
  };
}

const pictureAt = (path: string) => path.slice(pictureFolder.length).replace(/\.\w+$/, "");

function nameAt(path: string): string {
  if (!path.startsWith(contentPrefix)) throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
  return nameOf(path);
}

function editIn(change: FileChange) {
  if (change.content.length > 2 * maxTextBytes) throw new RejectedError(413, textTooLong);
  const { base, text } = textIn(change);
  const opened = change.operation === "create" ? null : base;
  return { name: nameAt(change.path), text, opened, choices: change.choices ?? null };
}

function textIn({ content }: FileChange) {
  const [head = "", ...lines] = Buffer.from(content, "base64").toString("utf8").split("\n");
  const [base = "", own = ""] = head.split(" ");
  return { base, own, text: lines.join("\n") };
}

/** Returns the version of the text that was sent. If the file differs by now, the CMS reads it again. */
const sentVersion = (change: FileChange) =>
  change.path.startsWith(contentPrefix) ? textIn(change).own : blobId(Buffer.from(change.content, "base64"));
