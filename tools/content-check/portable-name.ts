import type { ContentFile, ContentIssue } from "~/content/files.server";

/** Matches names that Windows reserves for devices, whatever their extension. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i;

/** Whether a file can have this path on every system: Windows cannot check out a file named like a device. */
export const isPortableName = (path: string): boolean => !path.split("/").some((name) => device.test(name));

export function checkName({ name, issueAt }: ContentFile<unknown>): ContentIssue[] {
  return isPortableName(name) ? [] : [issueAt([], "Windows nie zapisze pliku o tej nazwie: zmień ją")];
}
