import { createHash } from "node:crypto";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";
const length = 22;

/**
 * Returns an IfcGloballyUniqueId: 128 bits as 22 base-64 digits. The id depends only on the name, so BIM programs
 * recognise the objects of a file that is generated again.
 */
export function globalId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  let rest = BigInt(`0x${hash.slice(0, 32)}`);
  let id = "";
  for (let place = 0; place < length; place += 1) {
    id = digits.charAt(Number(rest % 64n)) + id;
    rest /= 64n;
  }
  return id;
}
