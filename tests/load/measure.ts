import { readFileSync } from "node:fs";

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Processor time that all threads of a process, or its children that have ended, have used so far, in ms. Linux only; assumes
 * clock ticks of 10 ms.
 */
export function processorMs(
  pid: number | "self" | undefined,
  of: "threads" | "children" = "threads",
): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const first = of === "threads" ? 11 : 13;
  return (Number(fields[first]) + Number(fields[first + 1])) * 10;
}

/** Returns how much RAM a process uses, in MiB; Linux only. */
export function residentMemory(pid: number | undefined): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1_024;
}
