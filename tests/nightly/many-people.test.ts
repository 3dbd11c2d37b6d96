import "../support/site/newsletter-env";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openDatabase } from "lib/platform/database.server";
import { expect, it } from "vitest";
import { purgeEnquiries } from "~/enquiries/erase.server";
import { exportEnquiries } from "~/enquiries/export.server";
import { countMails } from "~/mailing/outbox.server";
import { type MailingDatabase, type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { purgeSubscriptions } from "~/newsletter/purge.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { describeWithEachDatabase } from "../support/services/databases";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const consent = { consent_version: 1, consent_text: "Zgadzam się na wszystko, co tu jest napisane." };

const subscription = (status: "pending" | "confirmed", at: number): MailingTables["subscription"] => ({
  ...consent,
  id: `${status}-${at}`,
  address_hash: `${status}-${at}`,
  email: `${status}-${at}@example.pl`,
  status,
  source_page: "/",
  subscribed_at: daysAgo(status === "pending" ? 8 : 100),
  // Many at the same time, as after an import.
  confirmed_at: status === "pending" ? null : daysAgo(99 - (at % 90)),
  withdrawn_at: null,
  unsubscribe_hash: `${status}-${at}`,
});
const mail = (at: number): MailingTables["outbox"] => ({
  id: `mail-${at}`,
  kind: "confirmation",
  subscription_id: `pending-${at}`,
  enquiry_id: null,
  mailbox_hash: `${at}`,
  token_hash: `${at}`,
  token_expires_at: daysAgo(1),
  created_at: daysAgo(8),
  due_at: daysAgo(8),
  attempts: 1,
  status: "sent",
});
const enquiry = (at: number): MailingTables["enquiry"] => ({
  ...consent,
  id: `${at}`,
  sent_at: daysAgo(400),
  name: "Jan Kowalski",
  email: `jan-${at}@example.pl`,
  phone: null,
  address_hash: `${at}`,
  town: "Poznań",
  message: "Do maja?",
  samples: "",
  list_path: "/projekt?l=1.LR-110-CH",
  list_text: "1 × LR-110-CH",
});

async function fill<Table extends "subscription" | "outbox" | "enquiry">(
  { query }: MailingDatabase,
  table: Table,
  count: number,
  rowAt: (at: number) => MailingTables[Table],
) {
  for (let from = 0; from < count; from += 1_000)
    await query
      .insertInto(table)
      .values(Array.from({ length: 1_000 }, (_, at) => rowAt(from + at)) as never)
      .execute();
}

/** Returns how long in ms the work blocks the event loop, without the rare long delays that the machine causes. */
async function blockOf(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return delays.percentile(99) / 1e6;
}

await describeWithEachDatabase("a database of a million people", (newPlace) => {
  it("is purged, counted and exported while the site answers (18.16, 18.17, 22.11, 28.6)", async () => {
    const database = await openDatabase<MailingTables>({
      ...newPlace(),
      migrations: mailingMigrations,
      queryTimeoutMs: 0,
    });
    await fill(database, "subscription", 900_000, (at) => subscription("confirmed", at));
    await fill(database, "subscription", 100_000, (at) => subscription("pending", at));
    await fill(database, "outbox", 100_000, mail);
    await fill(database, "enquiry", 40_000, enquiry);
    const figures = { pending: 100_000, confirmed: 900_000, withdrawn: 0 };
    expect(await subscribers.count(database)).toEqual(figures);
    const counted = () => Promise.all([subscribers.count(database), countMails(database)]);
    expect(await blockOf(counted)).toBeLessThan(50);
    expect(await blockOf(() => purgeSubscriptions(database, now))).toBeLessThan(50);
    expect(await blockOf(() => purgeEnquiries(database, now))).toBeLessThan(50);
    expect(await subscribers.count(database)).toEqual({ ...figures, pending: 0 });
    let lines = 0;
    const before = process.memoryUsage().rss;
    let memory = 0;
    for (const exported of [subscribers.export(database), exportEnquiries(database)])
      for await (const part of exported) {
        lines += part.split("\r\n").length - 1;
        memory = Math.max(memory, process.memoryUsage().rss);
      }
    expect(lines).toBe(900_002);
    expect((memory - before) / 1e6).toBeLessThan(100);
    await database.close();
  });
});
