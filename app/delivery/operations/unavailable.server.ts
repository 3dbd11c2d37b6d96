import { log } from "~/platform/log.server";

const retryAfterSeconds = 60;

/**
 * Waits for work that needs the database.
 * @throws where it fails, a 503 with a sentence for the visitor; why it failed is logged
 */
export async function orThrow503<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    log.error({ err: error }, "Baza nie odpowiada");
    throw new Response("Nie możemy teraz tego zapisać. Spróbuj jeszcze raz za kilka minut.", {
      status: 503,
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
}
