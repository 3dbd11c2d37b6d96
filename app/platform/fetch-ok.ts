/**
 * Like `fetch`, but rejects also if the status is not a success.
 * @throws {Error} for a status outside 200–299, a network failure or an abort
 */
export async function fetchOk(href: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(href, options);
  if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`);
  return response;
}
