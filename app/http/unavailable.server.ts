import { log } from "lib/platform/log.server";
import { requestId } from "lib/platform/request-id";

const retryAfterSeconds = 60;

/**
 * Awaits work that needs the database.
 * @throws a 503 response with a message for the visitor if the work fails; the cause is logged
 */
export async function orThrow503<Result>(work: Promise<Result>, request: Request): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    log.error({ err: error, id: requestId(request) }, "Database unavailable");
    throw new Response("Nie możemy teraz tego zapisać. Spróbuj jeszcze raz za kilka minut.", {
      status: 503,
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
}
