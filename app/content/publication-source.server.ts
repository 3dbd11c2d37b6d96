import path from "node:path";
import { type DeskVersion, publications } from "lib/platform/files.server";

/** The clone that holds the staff's work (`DESK_FOLDER`); empty where this process knows none. */
export const deskFolder = () => (process.env.DESK_FOLDER ? path.resolve(process.env.DESK_FOLDER) : "");

/**
 * The one source of what is published, whoever publishes: the folder with `content/` and `public/`, which is the desk's clone
 * where there is a desk, else the release. Null if visitors see what the desk has published and this process does not know
 * its clone.
 */
export function publicationSource(): { folder: string; isDesk: boolean } | null {
  const clone = deskFolder();
  if (clone) return { folder: clone, isDesk: true };
  return publications.ofDesk() ? null : { folder: "", isDesk: false };
}

/** Names a version of the desk's clone, in Polish. */
export const describeVersion = ({ clone, version }: DeskVersion) => `${clone}, zapis ${version.slice(0, 8)}`;
