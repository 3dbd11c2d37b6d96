import { getNewsletterDatabase } from "~/newsletter/store/database.server";
import { purge } from "~/newsletter/subscription/purge.server";
import { Limit } from "~/platform/limits/limit.server";
import { forgetOldCounts } from "~/platform/limits/shared-counts.server";
import { log } from "~/platform/log.server";
import { deliverDueMail } from "./deliver.server";

const minuteMs = 60_000;
/** How often it polls without being woken: for retries, and for what other instances queued. */
const pollMs = 5_000;
const purgeEveryMs = 60 * minuteMs;
/** Behaviour 18.10. */
const mailsPerMinute = 60;

/** Sends queued mails, one after another, until it is stopped; failed ones wait for their next time. */
export class OutboxWorker {
  readonly #pace = new Limit({ name: "mails", max: mailsPerMinute, windowMs: minuteMs });
  #isStopping = false;
  #attempt = new AbortController();
  #isWoken = false;
  #endSleep = () => {};
  #purgedAt = Number.NEGATIVE_INFINITY;
  readonly #ended: Promise<void>;

  constructor() {
    this.#ended = this.#run();
  }

  /** Call it when there is something to send. */
  wake(): void {
    this.#isWoken = true;
    this.#endSleep();
  }

  /** Takes no more mails, and resolves after the one that is being sent; `cut` ends its attempt. */
  async stop(cut: AbortSignal): Promise<void> {
    this.#isStopping = true;
    cut.addEventListener("abort", () => this.#attempt.abort());
    this.#endSleep();
    await this.#ended;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      this.#isWoken = false;
      const hasSent = await this.#work().catch((error) => {
        log.error({ err: error }, "Newsletter mails wait: the database does not answer");
        return false;
      });
      if (hasSent) await this.#keepPace();
      else if (!this.#isWoken) await this.#sleep(pollMs);
    }
  }

  /** @returns whether there was a mail, so that there may be another */
  async #work(): Promise<boolean> {
    this.#attempt = new AbortController();
    const database = await getNewsletterDatabase();
    if (performance.now() - this.#purgedAt > purgeEveryMs) {
      await purge(database);
      await forgetOldCounts();
      this.#purgedAt = performance.now();
    }
    return deliverDueMail(database, new Date(), this.#attempt.signal);
  }

  async #keepPace(): Promise<void> {
    while (!this.#isStopping) {
      const { waitMs } = await this.#pace.take("all");
      if (waitMs === 0) return;
      await this.#sleep(waitMs);
    }
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#isStopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
