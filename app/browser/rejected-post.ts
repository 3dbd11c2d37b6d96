import { ForeignAnswer } from "~/remix/own-answer";

const notSent = "Nie udało się wysłać formularza. Sprawdź połączenie i\u00a0spróbuj ponownie.";

/**
 * Returns the message to show for a rejected POST. The page shows this message instead of Remix's error page, so that
 * the visitor's input is preserved.
 * @param error thrown by the server action: a rejection response (`rejection.server.ts`), a foreign answer or a network error
 * @returns a Polish message for the visitor
 * @throws `error` itself if it is a redirect response, which Remix then follows
 */
export async function rejectionMessage(error: unknown): Promise<string> {
  if (error instanceof ForeignAnswer) return error.message;
  if (!(error instanceof Response)) return notSent;
  if (error.status < 400) throw error;
  const rejection: unknown = await error.json().catch(() => null);
  const isMessage = typeof rejection === "object" && rejection !== null && "message" in rejection;
  return isMessage ? String(rejection.message) : notSent;
}
