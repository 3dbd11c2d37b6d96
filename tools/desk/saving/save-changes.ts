import { z } from "zod";
import { textTooLong } from "../bodies";
import { nameOf, pictureFolder, textFolder } from "../places";
import { RejectedError } from "../rejected-error";
import { blobId } from "../versions/git";
import { choicesSchema, maxBytes, type Others, removeFile, saveFile } from "./files";
import { removePicture, takePicture } from "./take-pictures";

const crop = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** Changes of files, as the CMS sends them to a Git host; `browser/requests.ts` adds which part of a photo to show. */
export const changesSchema = z
  .array(
    z.object({
      operation: z.enum(["create", "update", "delete"]),
      path: z.string(),
      /** In base64. A text has a line above it: the version that was edited, and that of the text itself. */
      content: z.string().default(""),
      sha: z.string().nullish(),
      /** Visitors, links and other files know a file by its name. */
      from_path: z.never().optional(),
      crop: crop.nullish(),
      /** Added by the browser too: of which fields the editor's own text stays. */
      choices: choicesSchema.nullish(),
    }),
  )
  .min(1);

export type FileChange = z.infer<typeof changesSchema>[number];

/** The new version of each file, in the order of the changes, and what is to be said of the texts by name. */
export type Saved = { files: ({ path: string; sha: string } | null)[]; remarks: Map<string, string[]> };

/**
 * Makes pictures of the photos, which takes seconds.
 * @returns saves as a write: pictures, then the texts that show them, then deletes. @throws {RejectedError}
 */
export async function prepareChanges(
  changes: readonly FileChange[],
  others?: Others,
): Promise<() => Promise<Saved>> {
  const ofPictures = changes.filter(({ path }) => path.startsWith(pictureFolder));
  const puts: (() => void)[] = [];
  for (const { operation, path, content, crop = null } of ofPictures) {
    const upload = { bytes: Buffer.from(content, "base64"), crop, isReplacement: operation === "update" };
    if (operation !== "delete") puts.push(await takePicture(pictureAt(path), upload));
  }
  return async () => {
    for (const put of puts) put();
    const remarks = new Map<string, string[]>();
    const texts = changes.filter((change) => !ofPictures.includes(change));
    for (const change of texts.filter(({ operation }) => operation !== "delete")) {
      const name = nameAt(change.path);
      remarks.set(name, await saveText(name, change, others));
    }
    for (const { operation, path, sha = null } of changes)
      if (operation !== "delete") continue;
      else if (path.startsWith(pictureFolder)) removePicture(pictureAt(path));
      else await removeFile(nameAt(path), sha);
    const sent = (change: FileChange) => ({ path: change.path, sha: sentVersion(change) });
    return { files: changes.map((change) => (change.operation === "delete" ? null : sent(change))), remarks };
  };
}

const pictureAt = (path: string) => path.slice(pictureFolder.length).replace(/\.\w+$/, "");

function nameAt(path: string): string {
  if (!path.startsWith(textFolder)) throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
  return nameOf(path);
}

async function saveText(name: string, change: FileChange, others?: Others): Promise<string[]> {
  const { base, text } = textIn(change);
  if (Buffer.byteLength(text) > maxBytes) throw new RejectedError(413, textTooLong);
  const opened = change.operation === "create" ? null : base;
  return saveFile(name, text, opened, others, change.choices);
}

function textIn({ content }: FileChange) {
  const [head = "", ...lines] = Buffer.from(content, "base64").toString("utf8").split("\n");
  const [base = "", own = ""] = head.split(" ");
  return { base, own, text: lines.join("\n") };
}

/** The version of what was sent. If the file is different by now, the CMS reads it again. */
const sentVersion = (change: FileChange) =>
  change.path.startsWith(textFolder) ? textIn(change).own : blobId(Buffer.from(change.content, "base64"));
