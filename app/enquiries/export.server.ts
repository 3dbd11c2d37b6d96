import { csv } from "lib/platform/csv";
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

/** Returns all enquiries, oldest first, as CSV for Excel with Polish settings. */
export async function exportEnquiries({ query }: MailingDatabase): Promise<string> {
  const rows = await query.selectFrom("enquiry").selectAll().orderBy("sent_at").orderBy("id").execute();
  const lines = rows.map((row) => {
    const record = { ...row, list: getEnv().SITE_URL + row.list_path };
    return columns.map((column) => record[column]);
  });
  return csv([columns, ...lines]);
}

export async function countEnquiries({ query }: MailingDatabase): Promise<number> {
  const { count } = await query
    .selectFrom("enquiry")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
