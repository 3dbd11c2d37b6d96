import { setTimeout as pause } from "node:timers/promises";

const pauseMs = 1_000;

/** Repeats a request while the site sheds load, as it may do for a while on a busy machine (behaviour 21.7). */
export async function whileShed<Answer extends { status: number; headers: Headers }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 || answer.headers.get("Retry-After") !== "5") return answer;
    await pause(pauseMs);
  }
}
