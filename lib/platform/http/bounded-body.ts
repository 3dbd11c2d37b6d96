/** Thrown if a body is larger than allowed. The rest of the body is not read. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads the text body of a request. Counts bytes as they arrive, because a length header may lie and a compressed body
 * grows when unpacked. Drops a byte order mark.
 * @param maxBytes limit for the uncompressed body
 * @param fatal if true, bytes that are not UTF-8 cause a `TypeError` instead of being replaced
 * @throws {BodyTooLargeError} if the limit is exceeded; the body is not cancelled, because that would close the
 * connection before the rejection is sent
 * @throws the stream's own error, for example if the body is cut off
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
 * Reads the text of another server's response. Closes the connection if the response is too large.
 * @param maxBytes limit for the uncompressed body
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
