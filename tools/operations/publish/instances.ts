import { request } from "node:http";
import { text } from "node:stream/consumers";
import { findReloadSockets, reloadPaths } from "lib/platform/process.server";

/** Timeout of `prepare`, in ms. Loading all content takes less than a second. */
const prepareMs = 30_000;
/** Timeout of `activate`, in ms. The instance renders all pages while it serves visitors. */
const activateMs = 5 * 60_000;

/** Error codes for an instance that is down or shutting down. It reads the current content when it starts again. */
const goneCodes = new Set(["ECONNREFUSED", "ENOENT", "ECONNRESET", "EPIPE"]);
const unavailable = 503;
const done = 204;

type Answer = "done" | "gone" | "late" | { problem: string };

/**
 * Makes every running instance prepare the current content, one after another.
 * @returns an error message for each instance that fails; empty if all succeed
 */
export async function prepareInstances(withinMs = prepareMs): Promise<string[]> {
  const rejections: string[] = [];
  for (const { port, socket } of findReloadSockets()) {
    const answer = await ask(socket, reloadPaths.prepare, withinMs);
    if (answer === "late") rejections.push(`Instancja na porcie ${port} nie odpowiada.`);
    else if (typeof answer === "object")
      rejections.push(`Instancja na porcie ${port} nie może przyjąć tej treści:\n${answer.problem}`);
  }
  return rejections;
}

/**
 * Makes every running instance activate the prepared content, one after another. An instance that stops in the meantime
 * is skipped, because it reads the content when it starts again.
 * @returns the number of successes, and an error message for each running instance that fails
 */
export async function activateInstances(
  withinMs = activateMs,
): Promise<{ activated: number; problems: string[] }> {
  const problems: string[] = [];
  let activated = 0;
  for (const { port, socket } of findReloadSockets()) {
    const answer = await ask(socket, reloadPaths.activate, withinMs);
    if (answer === "done") activated += 1;
    else if (answer === "late")
      problems.push(`Instancja na porcie ${port} nie pokazała nowej treści na czas. Uruchom ją ponownie.`);
    else if (typeof answer === "object")
      problems.push(`Instancja na porcie ${port} została przy poprzedniej treści:\n${answer.problem}`);
  }
  return { activated, problems };
}

function ask(socketPath: string, path: string, withinMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(withinMs);
    const sent = request({ socketPath, path, method: "POST", signal }, async (response) => {
      try {
        const problem = await text(response);
        if (response.statusCode === done) resolve("done");
        else resolve(response.statusCode === unavailable ? "gone" : { problem });
      } catch (error) {
        fail(error);
      }
    });
    const fail = (error: unknown) => {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (signal.aborted) resolve("late");
      else if (goneCodes.has(code)) resolve("gone");
      else reject(error);
    };
    sent.on("error", fail).end();
  });
}
