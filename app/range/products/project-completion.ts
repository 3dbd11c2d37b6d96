import { projectAddition } from "./href";

/** Like {@link projectAddition}, but adds only products that are not on the list in any finish. */
export function projectCompletion(...codes: string[]): string {
  return `${projectAddition(...codes)}&tylko=brakujace`;
}
