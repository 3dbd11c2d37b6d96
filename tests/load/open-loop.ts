import { type Agent, request as send } from "node:http";

/** What became of one request: `status` 0 and the error's code where there was no whole answer. `sentAt` in ms. */
export type Outcome = { status: number; error?: string; sentAt: number; ms: number };

export type Ask = { agent: Agent; method?: string; headers?: Record<string, string>; body?: string };

/** Sends one request and reads its whole answer. Never throws. */
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

/** After a pause of this process, so much is made up for, s; the rest was never asked. */
const longestDebtSeconds = 0.1;

/** Sends so many requests a second, whether they are answered or not, until `isOver`; then waits for all answers. */
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
