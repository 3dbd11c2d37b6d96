const maxBodyBytes = 16 * 1024;

/** Why a posted body was not read: 413 too large, 415 not a form in UTF-8, 400 cut off or not UTF-8. */
export type RefusedBody = { refused: 400 | 413 | 415 };

/** Reads a posted form of at most 16 kB, counting while it arrives. */
export async function readForm(request: Request): Promise<URLSearchParams | RefusedBody> {
  if (!isForm(request.headers.get("Content-Type"))) return { refused: 415 };
  if (Number(request.headers.get("Content-Length")) > maxBodyBytes) return { refused: 413 };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    const reader = request.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBodyBytes) return { refused: 413 };
      text += decoder.decode(part.value, { stream: true });
    }
    text += decoder.decode();
  } catch {
    return { refused: 400 };
  }
  return new URLSearchParams(text);
}

function isForm(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? "").toLowerCase().split(";");
  if (type?.trim() !== "application/x-www-form-urlencoded") return false;
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith("charset="));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}
