import { createHash } from "node:crypto";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";
const length = 22;

/**
 * An IfcGloballyUniqueId: 128 bits as 22 digits of base 64. It follows from the name alone, so a file that is made again
 * keeps its ids, and programs know its objects again.
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
