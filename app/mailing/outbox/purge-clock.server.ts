import { writeSetting } from "~/mailing/check.server";
import type { MailingDatabase } from "~/mailing/tables.server";

const dayMs = 86_400_000;
/** If the site was off for longer than this, it waits for a day before it purges. */
const maxGapMs = 2 * dayMs;

/** Decides whether to believe a clock that has just jumped, so that no purge erases data that is not old. */
export class PurgeClock {
  #doubtedAt: number | undefined;

  /**
   * Compares the time with that of the last purge. A jump is believed once this process has seen it for a day.
   * @param uptimeMs monotonic time
   * @returns the number of days by which the clock is ahead, if a purge must wait; else null, and a purge is recorded
   */
  async doubt(
    database: MailingDatabase,
    now = new Date(),
    uptimeMs = performance.now(),
  ): Promise<number | null> {
    const rows = await database.query
      .selectFrom("setting")
      .selectAll()
      .where("name", "in", ["purged", "written"])
      .orderBy("name")
      .execute();
    const gapMs = rows[0] ? now.getTime() - Date.parse(rows[0].value) : 0;
    if (gapMs > maxGapMs) {
      this.#doubtedAt ??= uptimeMs;
      if (uptimeMs - this.#doubtedAt < dayMs) return Math.floor(gapMs / dayMs);
    }
    this.#doubtedAt = undefined;
    await writeSetting(database, "purged", now.toISOString());
    return null;
  }
}
