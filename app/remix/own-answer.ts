/**
 * An answer to a data request that is not this site's, or not all of it: a hotel's sign-in page, a firewall, a proxy. Its
 * message is for visitors.
 */
export class ForeignAnswer extends Error {
  override name = "ForeignAnswer";

  /** @param status HTTP status; 0 for a redirect */
  constructor(readonly status: number) {
    super(
      "Zamiast naszego serwisu odpowiedziało coś innego: sieć może czekać na zalogowanie albo go blokować. Otwórz go w\u00a0nowej karcie, a\u00a0potem spróbuj ponownie.",
    );
  }
}

const ownHeaders = ["X-Remix-Response", "X-Remix-Catch", "X-Remix-Error", "X-Remix-Redirect"];

/**
 * Returns the answer of a data request if it is this site's and complete. The plugin `client-guards.js` makes Remix call
 * this.
 * @throws {ForeignAnswer} for any other answer
 */
export async function ownAnswer(answer: Response): Promise<Response> {
  const { headers, status } = answer;
  if (!ownHeaders.some((name) => headers.has(name))) throw new ForeignAnswer(status);
  if (!headers.has("X-Remix-Response")) return answer;
  try {
    const text = await answer.text();
    JSON.parse(text);
    return new Response(text, answer);
  } catch (error) {
    // A connection that breaks is a TypeError; a request that is aborted is neither.
    throw error instanceof SyntaxError || error instanceof TypeError ? new ForeignAnswer(status) : error;
  }
}
