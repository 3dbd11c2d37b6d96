import { getEnv } from "lib/platform/env.server";
import { Limit } from "lib/platform/limit.server";
import { log } from "lib/platform/log.server";
import { getMailingDatabase } from "~/mailing/database.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { deliverDueMail, type MailWriters } from "./deliver.server";
import { PurgeClock } from "./outbox/purge-clock.server";

const minuteMs = 60_000;
/** Poll interval in ms, for retries and for emails queued by other instances. */
const pollMs = 5_000;
const purgeEveryMs = 60 * minuteMs;

type MailWork = {
  writers: MailWriters;
  /** Called hourly to erase expired data; `stop` ends it early. */
  purges: readonly ((database: MailingDatabase, now?: Date, stop?: AbortSignal) => Promise<void>)[];
};

/**
 * Sends queued emails one after another until `stop` is called. A failed email waits for its next scheduled attempt.
 */
export class OutboxWorker {
  /** The pace of all instances together (behaviour 18.10). */
  readonly #pace = new Limit({ name: "mails", max: getEnv().MAILS_PER_MINUTE, windowMs: minuteMs });
  readonly #stopping = new AbortController();
  #attempt = new AbortController();
  #isWoken = false;
  #endSleep = () => {};
  #purgeAt = 0;
  #isClockDoubted = false;
  readonly #purgeClock = new PurgeClock();
  readonly #work: MailWork;
  readonly #ended: Promise<void>;

  constructor(work: MailWork) {
    this.#work = work;
    this.#ended = this.#run();
  }

  /** Wakes the worker; called after an email was queued. */
  wake(): void {
    this.#isWoken = true;
    this.#endSleep();
  }

  /** Stops the worker; resolves when the email in progress is finished. `cut` aborts the attempt to send that email. */
  async stop(cut: AbortSignal): Promise<void> {
    this.#stopping.abort();
    cut.addEventListener("abort", () => this.#attempt.abort());
    this.#endSleep();
    await this.#ended;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isWoken = false;
      const hasSent = await this.#step().catch((error) => {
        log.error({ err: error }, "Mail queue paused: database unavailable");
        return false;
      });
      if (hasSent) await this.#keepPace();
      else if (!this.#isWoken) await this.#sleep(pollMs);
    }
    // Counts the time that the site has run since the last purge check too, in case it never runs for a whole hour.
    if (this.#isClockDoubted)
      await getMailingDatabase()
        .then((database) => this.#purge(database))
        .catch((error) => log.error({ err: error }, "The time of running could not be counted"));
  }

  /**
   * Runs the purges if they are due, and sends the email that has been due longest.
   * @returns whether an email was due; if so, more may be due
   */
  async #step(): Promise<boolean> {
    this.#attempt = new AbortController();
    const database = await getMailingDatabase();
    if (performance.now() >= this.#purgeAt) await this.#purge(database);
    return deliverDueMail(database, this.#work.writers, new Date(), this.#attempt.signal);
  }

  /** Runs the purges. If a purge fails, the other purges still run and emails are still sent. */
  async #purge(database: MailingDatabase): Promise<void> {
    this.#purgeAt = performance.now() + purgeEveryMs;
    const daysAhead = await this.#purgeClock.doubt(database);
    this.#isClockDoubted = daysAhead !== null;
    if (daysAhead !== null)
      return log.warn({ daysAhead }, "Clock is ahead of the last purge: expired data is kept for a day");
    for (const purge of this.#work.purges) {
      await purge(database, new Date(), this.#stopping.signal).catch((error) => {
        log.error({ err: error }, "Purge of expired data failed");
        this.#purgeAt = performance.now() + minuteMs;
      });
    }
    await Limit.forgetOld();
  }

  async #keepPace(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const { waitMs } = await this.#pace.take("all");
      if (waitMs === 0) return;
      await this.#sleep(waitMs);
    }
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      // The timer must not keep the process running: `remix-serve` ends once nothing else does.
      const timer = setTimeout(resolve, ms).unref();
      this.#endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
