import { readFileSync } from "node:fs";

/** Returns how much RAM a process uses, in MiB; Linux only. */
export function residentMemory(pid: number | undefined): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1_024;
}
