import { setTimeout as pause } from "node:timers/promises";

const pauseMs = 1_000;

/** Asks again while the site sheds load, as its response tells: on a busy machine it does so for a while (behaviour 21.7). */
export async function whileShed<Answer extends { status: number; headers: Headers }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 || answer.headers.get("Retry-After") !== "5") return answer;
    await pause(pauseMs);
  }
}
