import { eraseMailFiles, listMailFiles } from "lib/platform/mail.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { mailIds } from "./outbox.server";

/**
 * Deletes the files of emails whose rows were erased. Such files remain if the process or disk fails after a row was
 * erased and before its file was deleted.
 */
export async function purgeMailFiles(database: MailingDatabase): Promise<void> {
  const files = await listMailFiles();
  if (files.length === 0) return;
  // An email's row is created before its file. If the rows were read first, the file of an email queued in between
  // would be deleted.
  const queued = await mailIds(database);
  await eraseMailFiles(files.filter((id) => !queued.has(id)));
}
