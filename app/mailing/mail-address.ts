import { plainLine } from "lib/polish/plain-text";

// RFC 5321 limits in characters: 254 for an address (256 including its angle brackets), 64 for its local part.
const maxAddressLength = 254;
const maxLocalLength = 64;
/**
 * Matches the part before `@`. It must not start with a character that starts a spreadsheet formula, because addresses
 * are exported as CSV.
 */
const localPart = /^[a-z0-9_][a-z0-9!#$%&'*+/=?^_`{|}~-]*(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/**
 * Matches a domain of letters and digits in any script, hyphens and dots. Excludes all characters that could make a
 * mail parser read a second address.
 */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const hostLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const topLabel = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Converts a typed or pasted email address to the form used for delivery: local part as typed, domain in lower-case
 * ASCII (IDNA), without invisible characters, `mailto:` and the angle brackets around it. Otherwise deliberately stricter than RFC 5322: accepts no quoted local parts, comments, display names or lists (behaviour
 * 18.2).
 * @returns `null` for everything that is not exactly one plain address of at most 254 characters
 */
export function deliveryAddress(typed: string): string | null {
  const plain = plainLine(typed)
    .replace(/^<(.*)>$/, "$1")
    .replace(/^mailto:/i, "");
  if (plain.length > maxAddressLength) return null;
  const [local, domain, ...rest] = plain.split("@");
  if (!local || !domain || rest.length > 0) return null;
  if (local.length > maxLocalLength || !localPart.test(local) || !typedDomain.test(domain)) return null;
  const host = asciiHost(domain);
  const labels = host?.split(".") ?? [];
  if (labels.length < 2 || !labels.every((label) => hostLabel.test(label))) return null;
  if (!topLabel.test(labels.at(-1) ?? "")) return null;
  const address = `${local}@${host}`;
  return address.length > maxAddressLength ? null : address;
}

/**
 * Converts a domain to ASCII; returns `null` if it is invalid. Uses the URL parser, the only IDNA implementation that
 * both browsers and Node have.
 */
function asciiHost(domain: string): string | null {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}
