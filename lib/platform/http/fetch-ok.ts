/**
 * Like `fetch`, but also rejects if the status is outside 200–299, or if something else than this site seems to answer.
 * @param type expected content type
 * @throws {TypeError} without an answer
 * @throws {Error} for any other answer, whose status is the cause if it is outside 200–299, or after an abort
 */
export async function fetchOk(
  href: string,
  { type = "application/json", ...options }: RequestInit & { type?: string } = {},
): Promise<Response> {
  const response = await fetch(href, options);
  if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`, { cause: response.status });
  if (!response.headers.get("Content-Type")?.startsWith(type)) throw new Error(`To nie jest ${type}`);
  return response;
}
