import { polishNumber } from "./number";

/** Formats a file size: `47 kB`, `2,5 MB` (1 kB = 1000 bytes). */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${polishNumber(bytes / 1_000_000, 1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
}
