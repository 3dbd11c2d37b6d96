/** A body is larger than allowed; the rest of it was not read. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads a text body of a request or an answer, counting bytes as they arrive: a length header may lie, and a compressed
 * body grows when unpacked. A BOM is dropped.
 * @param maxBytes after unpacking
 * @param fatal throws a `TypeError` for bytes that are not UTF-8, instead of replacing them
 * @throws {BodyTooLargeError}
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
      await reader?.cancel();
      throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
