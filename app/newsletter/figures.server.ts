import { getMailingDatabase } from "~/mailing/database.server";
import { countMails } from "~/mailing/outbox.server";
import { subscribers } from "~/newsletter/subscriber-list.server";

/** Minimum interval in ms between two counts, because each count reads every row. */
const recountMs = 30_000;

let last: { at: number; figures: ReturnType<typeof counted> } | undefined;

/**
 * Returns the figures for metrics, counted at most every 30 s. Returns null if the database does not respond; `/readyz`
 * logs that error.
 */
export function newsletterFigures() {
  const now = performance.now();
  if (!last || now - last.at > recountMs) last = { at: now, figures: counted() };
  return last.figures;
}

const counted = () => count().catch(() => null);

async function count() {
  const database = await getMailingDatabase();
  return { subscriptions: await subscribers.count(database), ...(await countMails(database)) };
}
