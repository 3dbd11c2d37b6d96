import type { ContentFile, ContentIssue } from "~/content/files.server";

/** A name that Windows keeps for a device, whatever its ending. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i;

/** Whether a file can have this path on every system: nobody with Windows can check out a device's name. */
export const isPortableName = (path: string): boolean => !path.split("/").some((name) => device.test(name));

export function checkName({ name, issueAt }: ContentFile<unknown>): ContentIssue[] {
  return isPortableName(name) ? [] : [issueAt([], "Windows nie zapisze pliku o tej nazwie: zmień ją")];
}
