import { type Agent, request as send } from "node:http";

/**
 * Outcome of one request; `sentAt` is from `performance.now()`, `ms` is the duration. If no complete response arrives,
 * `status` is 0 and `error` is the error's code.
 */
export type Outcome = { status: number; error?: string; sentAt: number; ms: number };

export type Ask = { agent: Agent; method?: string; headers?: Record<string, string>; body?: string };

/** Sends one request and reads the whole response. Never rejects. */
export function ask(url: string, { agent, body, ...options }: Ask): Promise<Outcome> {
  const sentAt = performance.now();
  const outcome = (status: number, error?: string) => ({
    status,
    error,
    sentAt,
    ms: performance.now() - sentAt,
  });
  return new Promise((resolve) => {
    const request = send(url, { agent, ...options }, (response) => {
      response.resume();
      response.on("end", () => resolve(outcome(response.statusCode ?? 0)));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(outcome(0, error.code)));
    });
    request.on("error", (error: NodeJS.ErrnoException) => resolve(outcome(0, error.code)));
    request.end(body);
  });
}

const tickMs = 5;

/**
 * If this process stalls, requests become overdue. Afterwards, it sends at most the overdue requests of this many
 * seconds and drops the others.
 */
const longestDebtSeconds = 0.1;

/**
 * Sends `perSecond` requests per second, without waiting for responses, until `isOver()` is true. Then waits for all
 * responses.
 */
export async function sendSteadily(
  perSecond: number,
  one: (number: number) => Promise<Outcome>,
  isOver: () => boolean,
): Promise<Outcome[]> {
  let last = performance.now();
  let debt = 0;
  const sent: Promise<Outcome>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      debt = Math.min(debt + ((now - last) / 1_000) * perSecond, perSecond * longestDebtSeconds);
      last = now;
      for (; debt >= 1; debt -= 1) sent.push(one(sent.length));
      if (!isOver()) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
  return Promise.all(sent);
}

export function countBy<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return [...counts].map(([key, count]) => `${key}: ${count}`).join(", ");
}
