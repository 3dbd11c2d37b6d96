import type { MailingDatabase } from "~/mailing/store/tables.server";
import { eraseMailFiles, listMailFiles } from "~/platform/mail.server";
import { mailIds } from "./outbox.server";

/** Deletes files of mails whose rows are erased: left where a process ended or a disk failed between the two. */
export async function purgeMailFiles(database: MailingDatabase): Promise<void> {
  const files = await listMailFiles();
  if (files.length === 0) return;
  // Read after the files: a mail's row exists before its file.
  const kept = await mailIds(database);
  await eraseMailFiles(files.filter((id) => !kept.has(id)));
}
