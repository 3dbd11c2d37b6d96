import { countByState, type OutboxFigures } from "~/mailing/outbox/outbox.server";
import { getMailingDatabase } from "~/mailing/store/database.server";
import { countSubscribers } from "~/newsletter/subscription/subscriber-list.server";

/** Minimum interval between two counts, ms; a count reads every row. */
const recountMs = 30_000;

export type NewsletterFigures = OutboxFigures & {
  subscriptions: Record<"pending" | "confirmed" | "withdrawn", number>;
};

let last: { at: number; figures: Promise<NewsletterFigures | null> } | undefined;

/**
 * Returns the figures for metrics, counted every 30 s at most; null if the database does not respond, which `/readyz`
 * logs.
 */
export function newsletterFigures(): Promise<NewsletterFigures | null> {
  const now = performance.now();
  if (!last || now - last.at > recountMs) last = { at: now, figures: count().catch(() => null) };
  return last.figures;
}

async function count(): Promise<NewsletterFigures> {
  const database = await getMailingDatabase();
  return { subscriptions: await countSubscribers(database), ...(await countByState(database)) };
}
