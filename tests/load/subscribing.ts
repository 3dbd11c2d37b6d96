import { setTimeout as pause } from "node:timers/promises";

/** Delay, in ms, after a failed subscription or while no site is running. */
const retryMs = 5;

export type Subscribing = {
  posted: () => number;
  /** Email addresses of all acknowledged subscriptions, in order of acknowledgement. */
  acknowledged: readonly string[];
  stop: () => Promise<void>;
};

/**
 * Starts clients that post one subscription after another without a pause. Each subscription has a different email
 * address and a different client IP address, so the site needs `TRUST_PROXY=1`.
 * @param siteUrl returns the URL of the running site, or undefined while none is running
 */
export function keepSubscribing(clients: number, siteUrl: () => string | undefined): Subscribing {
  const acknowledged: string[] = [];
  let posted = 0;
  let isOver = false;

  async function keepPosting(): Promise<void> {
    while (!isOver) {
      posted += 1;
      const email = `k${posted}@example.pl`;
      if (await isAcknowledged(siteUrl(), email, posted)) acknowledged.push(email);
      else await pause(retryMs);
    }
  }

  const posters = Array.from({ length: clients }, keepPosting);
  return {
    posted: () => posted,
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(posters);
    },
  };
}

async function isAcknowledged(url: string | undefined, email: string, number: number): Promise<boolean> {
  if (!url) return false;
  const caller = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  try {
    const answer = await fetch(`${url}/newsletter`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ email, terms: "on", website: "" }),
      headers: { "X-Forwarded-For": caller },
    });
    return answer.status === 303;
  } catch {
    return false; // The site was killed before it acknowledged the subscription.
  }
}
