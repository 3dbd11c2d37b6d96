/**
 * `npm run bench -- people [number]`: prints what subscribers, a million unless another number is given, and a tenth as many enquiries
 * cost a site with SQLite: the pauses of its event loop while they are counted, purged and exported, and the memory that this takes.
 */
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "lib/platform/database.server";
import { purgeEnquiries } from "~/enquiries/erase.server";
import { exportEnquiries } from "~/enquiries/export.server";
import { countMails } from "~/mailing/outbox.server";
import { type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { purgeSubscriptions } from "~/newsletter/purge.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { newFolder } from "../support/runner/new-folder";

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const people = Number(process.argv[2] ?? 1_000_000);
const pending = people / 10;
// The links in an export are signed by a secret, which a site keeps there.
process.env.DATA_DIR = newFolder();
const database = await openDatabase<MailingTables>({
  file: path.join(process.env.DATA_DIR, "people.sqlite"),
  migrations: mailingMigrations,
});

/** Adds rows with these values; `at` is the number of each. */
async function fill(table: keyof MailingTables, count: number, values: Record<string, string | number>) {
  const texts = Object.values(values).map((value) => (typeof value === "number" ? `${value}` : `'${value}'`));
  const rows = `with recursive n(at) as (select 1 union all select at + 1 from n where at < ${count})
    insert into ${table} (${Object.keys(values)}) select ${texts.map((text) => text.replace("#", "' || at || '"))} from n`;
  await sql.raw(rows).execute(database.query);
}

const person = { consent_version: 1, consent_text: "Zgadzam się.", address_hash: "#" };
const subscription = { ...person, source_page: "/", subscribed_at: daysAgo(8) };
const of = (status: string) => ({ id: `${status}-#`, email: `${status}-#@example.pl`, status });
const ids = { id: "#", mailbox_hash: "#", token_hash: "#", subscription_id: "pending-#" };
const sent = { sent_at: daysAgo(400), name: "Jan Kowalski", email: "jan-#@example.pl", town: "Poznań" };
await fill("subscription", people - pending, {
  ...subscription,
  ...of("confirmed"),
  address_hash: "c-#",
  unsubscribe_hash: "c-#",
  confirmed_at: daysAgo(7),
});
await fill("subscription", pending, { ...subscription, ...of("pending"), unsubscribe_hash: "p-#" });
await fill("outbox", pending, {
  ...ids,
  kind: "confirmation",
  status: "sent",
  attempts: 1,
  token_expires_at: daysAgo(1),
  created_at: daysAgo(8),
  due_at: daysAgo(8),
});
await fill("enquiry", pending, {
  ...person,
  ...sent,
  id: "#",
  message: "Do maja?",
  samples: "",
  list_path: "/projekt",
  list_text: "",
});

const table: Record<string, Record<string, number>> = {};
async function measure(name: string, work: () => Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  // A pause is measured once it has ended.
  await pause(10);
  delays.disable();
  table[name] = {
    "longest pause, ms": Math.round(delays.max / 1e6),
    // A commit waits for the disk, which other programs may be using.
    "pauses but one in a hundred, ms": Math.round(delays.percentile(99) / 1e6),
    "most memory so far, MB": Math.round(process.resourceUsage().maxRSS / 1e3),
  };
}
await measure(`count of ${people} people and their mails`, () =>
  Promise.all([subscribers.count(database), countMails(database)]),
);
await measure(`purge of ${pending} unconfirmed`, () => purgeSubscriptions(database, now));
await measure(`export of ${pending} enquiries`, async () => {
  for await (const part of exportEnquiries(database)) if (!part) break;
});
await measure(`purge of ${pending} enquiries`, () => purgeEnquiries(database, now));
await measure(`export of ${people - pending} people`, async () => {
  for await (const part of subscribers.export(database)) if (!part) break;
});
await database.close();
console.table(table);
