const notSent = "Nie udało się wysłać formularza. Sprawdź połączenie i spróbuj ponownie.";

/**
 * Lets a page show in place why its post was not taken, instead of Remix's error page: what was typed stays.
 * @param error what the action's call threw: a refusal's answer (`refusal.server.ts`), or that there was no connection
 * @returns Polish, for the visitor
 * @throws a redirect, which is an answer like any other
 */
export async function refusalMessage(error: unknown): Promise<string> {
  if (!(error instanceof Response)) return notSent;
  if (error.status < 400) throw error;
  const refusal: unknown = await error.json().catch(() => null);
  const isMessage = typeof refusal === "object" && refusal !== null && "message" in refusal;
  return isMessage ? String(refusal.message) : notSent;
}
