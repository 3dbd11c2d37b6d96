import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file under another name first: whatever interrupts it leaves the old file or the new one, never a part. */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
