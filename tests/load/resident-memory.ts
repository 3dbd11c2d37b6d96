import { readFileSync } from "node:fs";

/** Memory of a process that is in RAM, MiB; Linux only. */
export function residentMemory(pid: number | undefined): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1_024;
}
