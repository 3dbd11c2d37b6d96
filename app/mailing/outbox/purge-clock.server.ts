import { writeSetting } from "~/mailing/check.server";
import type { MailingDatabase } from "~/mailing/tables.server";

const dayMs = 86_400_000;
/** If the site was off for longer than this, it runs for a day before it purges. */
const maxGapMs = 2 * dayMs;

/** What the database keeps of a jump: the purge before it, how long the site has run since, and when that was counted. */
type Doubt = { last: string; ranMs: number; countedAt: number };

/** Decides whether to believe a clock that has just jumped, so that no purge erases data that is not old. */
export class PurgeClock {
  /** Monotonic time of the last call in this process. */
  #calledAt: number | undefined;

  /**
   * Compares the time with that of the last purge. A jump is believed once the site has run with it for a day, restarts
   * and other instances included.
   * @param uptimeMs monotonic time
   * @returns the number of days by which the clock is ahead, if a purge must wait; else null, and a purge is recorded
   */
  async doubt(
    database: MailingDatabase,
    now = new Date(),
    uptimeMs = performance.now(),
  ): Promise<number | null> {
    const elapsedMs = uptimeMs - (this.#calledAt ?? uptimeMs);
    this.#calledAt = uptimeMs;
    const settings = await database.query.selectFrom("setting").selectAll().execute();
    const { purged, written, doubt } = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    const last = purged ?? written ?? now.toISOString();
    const gapMs = now.getTime() - Date.parse(last);
    if (gapMs > maxGapMs) {
      const before: Doubt | null = doubt ? JSON.parse(doubt) : null;
      const { ranMs, countedAt } = before?.last === last ? before : { ranMs: 0, countedAt: now.getTime() };
      // Instances that run at the same time count it once.
      const counted = ranMs + Math.max(0, Math.min(elapsedMs, now.getTime() - countedAt));
      if (counted < dayMs) {
        const value: Doubt = { last, ranMs: counted, countedAt: now.getTime() };
        await writeSetting(database, "doubt", JSON.stringify(value));
        return Math.floor(gapMs / dayMs);
      }
    }
    await writeSetting(database, "purged", now.toISOString());
    return null;
  }
}
