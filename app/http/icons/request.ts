/** Valid name of an icon or an icon set, such as `arrow-right` or `simple-icons`. */
const name = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Maximum number of icons per request: more than any page shows. */
const maxNames = 100;

export type IconRequest = { collection: string; names: string[] };

/**
 * Parses `/api/icons/{collection}.json?icons=a,b` (behaviour 2.2).
 * @param file the path's last segment
 * @param icons the `icons` query parameter; its names are sorted and duplicates dropped
 * @returns `null` for an invalid request
 */
export function parseIconRequest(file: string, icons: string | null): IconRequest | null {
  const collection = file.replace(/\.json$/, "");
  const names = [...new Set(icons?.split(","))].sort();
  if (collection === file || !name.test(collection)) return null;
  if (names.length === 0 || names.length > maxNames || !names.every((one) => name.test(one))) return null;
  return { collection, names };
}

type IconData = { body: string; width?: number; height?: number };

/** An icon set in Iconify's JSON format. */
export type IconSet = {
  prefix: string;
  icons: Record<string, IconData>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
  not_found?: string[];
};

/**
 * Returns the requested icons of a set and, for each requested alias, the icon that it refers to. Returns `null` if the
 * set has none of the requested icons.
 */
export function pickIcons({ prefix, icons, aliases = {}, width, height }: IconSet, names: string[]) {
  const picked: Required<Pick<IconSet, "icons" | "aliases" | "not_found">> = {
    icons: {},
    aliases: {},
    not_found: [],
  };
  for (const name of names) {
    const alias = own(aliases, name);
    const source = alias?.parent ?? name;
    const icon = own(icons, source);
    if (icon) picked.icons[source] = icon;
    else picked.not_found.push(name);
    if (icon && alias) picked.aliases[name] = alias;
  }
  if (picked.not_found.length === names.length) return null;
  return { prefix, ...picked, width, height } satisfies IconSet;
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
