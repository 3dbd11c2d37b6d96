import { getMailingDatabase } from "~/mailing/database.server";
import { countByState, type OutboxFigures } from "~/mailing/outbox.server";
import { countSubscribers } from "~/newsletter/subscriber-list.server";

/** Minimum interval in ms between two counts, because each count reads every row. */
const recountMs = 30_000;

export type NewsletterFigures = OutboxFigures & {
  subscriptions: Record<"pending" | "confirmed" | "withdrawn", number>;
};

let last: { at: number; figures: Promise<NewsletterFigures | null> } | undefined;

/**
 * Returns the figures for metrics, counted at most every 30 s. Returns null if the database does not respond; `/readyz`
 * logs that error.
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
