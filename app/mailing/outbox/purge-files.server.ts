import type { MailingDatabase } from "~/mailing/store/tables.server";
import { eraseMailFiles, listMailFiles } from "~/platform/mail.server";
import { mailIds } from "./outbox.server";

/** Deletes mail files whose rows were erased. They remain if a process or disk fails between the two deletions. */
export async function purgeMailFiles(database: MailingDatabase): Promise<void> {
  const files = await listMailFiles();
  if (files.length === 0) return;
  // The rows are read after the files, because a mail's row is created before its file.
  const kept = await mailIds(database);
  await eraseMailFiles(files.filter((id) => !kept.has(id)));
}
