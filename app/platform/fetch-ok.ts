/** `fetch` that rejects unsuccessful statuses too. @throws {Error} for a status outside 200–299, a network failure, an abort */
export async function fetchOk(href: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(href, options);
  if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`);
  return response;
}
