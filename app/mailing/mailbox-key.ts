/** Providers that ignore dots before the `@`, by domain; the value is the domain under which all their addresses count. */
const withoutDots: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * Returns the key by which limits count the mails to a mailbox: equal for addresses that differ in case, in what follows a
 * `+` (RFC 5233), or, where the provider ignores them, in dots. Some provider may deliver two such addresses to two people; they
 * then share a limit and nothing else, so the key is neither for delivery nor for finding somebody's data.
 * @param address any text; with one `@`, as people type it or as `deliveryAddress` returns it
 */
export function mailboxKey(address: string): string {
  const given = address.trim().toLowerCase();
  const [name = "", domain, ...rest] = given.split("@");
  const [local] = name.split("+", 1);
  if (!local || !domain || rest.length > 0) return given;
  const shared = withoutDots.get(domain);
  return shared ? `${local.replaceAll(".", "")}@${shared}` : `${local}@${domain}`;
}
