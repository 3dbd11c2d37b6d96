import { getMailingDatabase } from "~/mailing/store/database.server";
import type { MailingDatabase } from "~/mailing/store/tables.server";
import { countSubscribers } from "~/newsletter/subscription/subscriber-list.server";

/** Counting reads every row: not for each of several watchers. */
const recountMs = 30_000;

export type NewsletterFigures = {
  subscriptions: Record<"pending" | "confirmed" | "withdrawn", number>;
  /** Waiting for their first attempt; waiting after one that failed or is under way; given up. */
  mails: Record<"queued" | "retried" | "dead", number>;
  /** How long the oldest of those that wait has waited, ms; 0 where none does. */
  oldestMailMs: number;
};

let last: { at: number; figures: Promise<NewsletterFigures | null> } | undefined;

/** For metrics, counted twice a minute at most; null where the database does not answer, which `/readyz` logs. */
export function newsletterFigures(): Promise<NewsletterFigures | null> {
  const now = performance.now();
  if (!last || now - last.at > recountMs) last = { at: now, figures: count().catch(() => null) };
  return last.figures;
}

async function count(): Promise<NewsletterFigures> {
  const database = await getMailingDatabase();
  return { subscriptions: await countSubscribers(database), ...(await countOutbox(database)) };
}

async function countOutbox({ query }: MailingDatabase) {
  const rows = await query
    .selectFrom("outbox")
    .select(({ fn, eb }) => [
      "status",
      eb("attempts", ">", 0).as("isTried"),
      fn.countAll().as("count"),
      fn.min("created_at").as("oldest"),
    ])
    .where("status", "!=", "sent")
    .groupBy(["status", "isTried"])
    .execute();
  const mails = { queued: 0, retried: 0, dead: 0 };
  let oldestMailMs = 0;
  for (const { status, isTried, count, oldest } of rows) {
    const state = status === "dead" ? "dead" : isTried ? "retried" : "queued";
    mails[state] += Number(count);
    if (state !== "dead") oldestMailMs = Math.max(oldestMailMs, Date.now() - Date.parse(oldest));
  }
  return { mails, oldestMailMs };
}
