/** A body is larger than allowed; the rest of it was not read. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads the text body of a request, counting bytes as they arrive: a length header may lie, and a compressed
 * body grows when unpacked. A BOM is dropped.
 * @param maxBytes after unpacking
 * @param fatal throws a `TypeError` for bytes that are not UTF-8, instead of replacing them
 * @throws {BodyTooLargeError} and leaves the rest unread: to cancel a request's body is to close the connection on which
 * the rejection has to be sent
 * @throws what reading throws, as for a body that is cut off
 */
export async function readBoundedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  { fatal = false }: { fatal?: boolean } = {},
): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal });
  const reader = body?.getReader();
  let text = "";
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      reader?.releaseLock();
      throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads the text of another server's answer, and closes the connection to one that says too much.
 * @param maxBytes after unpacking
 * @throws {BodyTooLargeError}
 */
export async function readBoundedAnswer({ body }: Response, maxBytes: number): Promise<string> {
  try {
    return await readBoundedText(body, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError) await body?.cancel();
    throw error;
  }
}
