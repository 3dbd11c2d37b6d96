/**
 * `npm run bench -- people [number]`: prints what subscribers, a million unless another number is given, cost a site with SQLite:
 * the longest pause of its event loop while they are counted, purged and exported, and the memory of that.
 */
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openDatabase } from "lib/platform/database.server";
import { purgeEnquiries } from "~/enquiries/erase.server";
import { countMails } from "~/mailing/outbox.server";
import { type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { purgeSubscriptions } from "~/newsletter/purge.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { newFolder } from "../support/runner/new-folder";

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

const database = await openDatabase<MailingTables>({
  file: path.join(newFolder(), "people.sqlite"),
  migrations: mailingMigrations,
});

async function fill<Table extends "subscription" | "outbox" | "enquiry">(
  table: Table,
  count: number,
  rowAt: (at: number) => MailingTables[Table],
) {
  for (let from = 0; from < count; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, at) => rowAt(from + at));
    await database.query
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

const people = Number(process.argv[2] ?? 1_000_000);
const [confirmed, pending] = [people * 0.9, people * 0.1];
await fill("subscription", confirmed, (at) => subscription("confirmed", at));
await fill("subscription", pending, (at) => subscription("pending", at));
await fill("outbox", pending, mail);
await fill("enquiry", pending, enquiry);

const table: Record<string, Record<string, number>> = {};
async function measure(name: string, work: () => Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const begun = performance.now();
  delays.enable();
  await work();
  delays.disable();
  table[name] = {
    "longest pause, ms": Math.round(delays.max / 1e6),
    // A commit waits for the disk, which other programs may be using.
    "pauses but one in a hundred, ms": Math.round(delays.percentile(99) / 1e6),
    "of all, ms": Math.round(performance.now() - begun),
    "most memory so far, MB": Math.round(process.resourceUsage().maxRSS / 1e3),
  };
}
await measure(`count of ${people} people and their mails`, () =>
  Promise.all([subscribers.count(database), countMails(database)]),
);
await measure(`purge of ${pending} unconfirmed`, () => purgeSubscriptions(database, now));
await measure(`purge of ${pending} enquiries`, () => purgeEnquiries(database, now));
await measure(`export of ${confirmed} people`, async () => {
  for await (const part of subscribers.export(database)) if (!part) break;
});
await database.close();
console.table(table);
