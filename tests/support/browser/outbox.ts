import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dataDir } from "./server";

/** The mails to an address that the site under test has written. */
export function mailsTo(address: string): string[] {
  const folder = path.join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`));
}
