import { decoded, withoutTrailingSlashes } from "lib/platform/http";
import { plainLine } from "lib/polish/plain-text";
import { foldPolish } from "lib/polish/slug";
import { findRedirect } from "~/http/redirects.server";
import * as paths from "~/paths";
import { presentPath } from "~/range/products.server";
import { listedPaths } from "./listed-pages.server";

/**
 * Returns the one path of a page whose requested path is renamed or spelled differently: in capitals, with Polish
 * letters, with characters escaped that need not be, or with slashes at its end (behaviours 12.11, 12.12).
 * @returns null for a path that is already right or is unknown
 */
export async function canonicalPath(path: string): Promise<string | null> {
  const listed = await listedPaths();
  if (listed.has(path)) return null;
  const renamed = await presentPath(path);
  if (renamed) return renamed;
  const plain = plainPath(path);
  const known = spellingsOf(listed).get(plain);
  if (known || plain === path) return known && known !== path ? known : null;
  return findRedirect(plain) ? plain : presentPath(encodeURI(plain));
}

const spellings = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>();

/** Returns all paths by their plain spelling: those of listed pages, and those that no page lists, such as `/404`. */
function spellingsOf(listed: ReadonlySet<string>): ReadonlyMap<string, string> {
  const fixed = Object.values(paths).filter((path) => typeof path === "string" && !path.includes("#"));
  const known =
    spellings.get(listed) ??
    new Map([...(fixed as string[]), ...listed].map((path) => [plainPath(path), path] as const));
  spellings.set(listed, known);
  return known;
}

function plainPath(path: string): string {
  return foldPolish(withoutTrailingSlashes(plainLine(decoded(path, path))));
}
