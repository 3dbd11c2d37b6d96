const notSent = "Nie udało się wysłać formularza. Sprawdź połączenie i spróbuj ponownie.";

/**
 * Lets a page show why its post was rejected in place of Remix's error page; typed text stays.
 * @param error what the action's call threw: a rejection's answer (`rejection.server.ts`), or that there was no
 *   connection
 * @returns Polish, for the visitor
 * @throws a redirect, which is an answer like any other
 */
export async function rejectionMessage(error: unknown): Promise<string> {
  if (!(error instanceof Response)) return notSent;
  if (error.status < 400) throw error;
  const rejection: unknown = await error.json().catch(() => null);
  const isMessage = typeof rejection === "object" && rejection !== null && "message" in rejection;
  return isMessage ? String(rejection.message) : notSent;
}
