import { BodyTooLargeError, readBoundedText } from "lib/platform/http";
import { plainTyped } from "lib/polish/plain-text";
import { isCrossSitePost } from "./cross-site-post";
import { maxBodyBytes } from "./form-paths";

/**
 * Status for a posted body that is not read: 403 if another site's page has sent it, 413 if it is too large, 415 if it is
 * not declared as a UTF-8 form, 400 if it is truncated or its bytes are not UTF-8.
 */
export type RejectedBody = { status: 400 | 403 | 413 | 415 };

/** Maximum number of fields: far more than any form has, but still cheap to parse. */
const maxFields = 1_000;

/**
 * Parses a posted form, without invisible characters. Limits the bytes actually received, because the guard in `judgement.ts` can check only the
 * declared length. Checks the sender too, because `remix-serve` has no guard, and Remix checks only posts of whole pages.
 */
export async function readForm(request: Request): Promise<URLSearchParams | RejectedBody> {
  const { origin, pathname } = new URL(request.url);
  if (isCrossSitePost(request, origin)) return { status: 403 };
  if (!isForm(request.headers.get("Content-Type"))) return { status: 415 };
  const maxBytes = maxBodyBytes(pathname);
  if (Number(request.headers.get("Content-Length")) > maxBytes) return { status: 413 };
  try {
    const text = await readBoundedText(request.body, maxBytes, { fatal: true });
    if (text.split("&", maxFields + 1).length > maxFields) return { status: 413 };
    return new URLSearchParams(
      [...new URLSearchParams(text)].map(([name, value]) => [name, plainTyped(value)]),
    );
  } catch (error) {
    return { status: error instanceof BodyTooLargeError ? 413 : 400 };
  }
}

function isForm(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? "").toLowerCase().split(";");
  if (type?.trim() !== "application/x-www-form-urlencoded") return false;
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith("charset="));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}
