import { csv, csvRows } from "lib/formats/csv";
import { pagesOf } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import type { MailingDatabase } from "~/mailing/tables.server";

const columns = [
  "sent_at",
  "name",
  "email",
  "phone",
  "town",
  "message",
  "samples",
  "list",
  "list_text",
  "consent_version",
  "consent_text",
] as const;

/** Yields all enquiries, oldest first, as parts of a CSV file for Excel with Polish settings. */
export async function* exportEnquiries({ query }: MailingDatabase): AsyncGenerator<string> {
  yield csv([columns]);
  const { SITE_URL } = getEnv();
  for await (const rows of pagesOf(query.selectFrom("enquiry").selectAll(), ["sent_at", "id"]))
    yield csvRows(
      rows.map((row) => {
        const record = { ...row, list: SITE_URL + row.list_path };
        return columns.map((column) => record[column]);
      }),
    );
}

export async function countEnquiries({ query }: MailingDatabase): Promise<number> {
  const { count } = await query
    .selectFrom("enquiry")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
