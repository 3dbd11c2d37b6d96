/**
 * Like `fetch`, but also rejects if the status is outside 200–299.
 * @throws {Error} for such a status, a network failure or an abort
 */
export async function fetchOk(href: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(href, options);
  if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`);
  return response;
}
