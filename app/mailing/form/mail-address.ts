// RFC 5321: 256 for a path with its angle brackets, 64 for a local part.
const maxAddressLength = 254;
const maxLocalLength = 64;
/** Never starts like a spreadsheet formula: the list is exported as CSV. */
const localPart = /^[a-z0-9_][a-z0-9!#$%&'*+/=?^_`{|}~-]*(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Letters, digits, hyphens and dots of any script: nothing that an address parser could read as a second address. */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const hostLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const topLabel = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * The form of an e-mail address that mail is sent to: local part as typed, domain in lower-case ASCII (IDNA).
 * Stricter than RFC 5322 on purpose: no quoted local parts, comments, display names or lists (behaviour 18.2).
 * @returns `null` for everything that is not exactly one plain address of at most 254 characters
 */
export function deliveryAddress(typed: string): string | null {
  if (typed.length > maxAddressLength) return null;
  const [local, domain, ...rest] = typed.split("@");
  if (!local || !domain || rest.length > 0) return null;
  if (local.length > maxLocalLength || !localPart.test(local) || !typedDomain.test(domain)) return null;
  const host = asciiHost(domain);
  const labels = host?.split(".") ?? [];
  if (labels.length < 2 || !labels.every((label) => hostLabel.test(label))) return null;
  if (!topLabel.test(labels.at(-1) ?? "")) return null;
  const address = `${local}@${host}`;
  return address.length > maxAddressLength ? null : address;
}

/** Two spellings of one mailbox are one subscriber: our policy ignores the local part's case (behaviour 18.9). */
export function sameMailboxKey(deliveryAddress: string): string {
  return deliveryAddress.toLowerCase();
}

/** The URL parser is the one IDNA implementation that browsers and Node share. */
function asciiHost(domain: string): string | null {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}
