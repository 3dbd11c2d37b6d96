import { setTimeout as pause } from "node:timers/promises";

/** After a rejection or while nobody listens, ms. */
const retryMs = 5;

export type Subscribing = {
  posted: () => number;
  /** Every address whose subscription was acknowledged, in that order. */
  acknowledged: readonly string[];
  stop: () => Promise<void>;
};

/**
 * Clients that subscribe one address after another, as fast as they are answered, each from another caller's address:
 * the site needs `TRUST_PROXY=1`.
 * @param siteUrl the site that runs now, if one does
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
    return false; // The site was killed meanwhile: nothing was promised.
  }
}
