/** Objects and functions from which the gauges read their values at each scrape. */
export type Gauged = {
  pages: { readonly bytes: Record<string, number>; readonly waiting: number };
  categoryTree: () => { source: string; ageMs: number | null; error: string | null };
  /** Resolves to null while the database is unreachable. */
  newsletter: () => Promise<{
    subscriptions: Record<string, number>;
    mails: Record<string, number>;
    oldestMailMs: number;
  } | null>;
};

/** A metric with a single value or, if it has a `label`, with one value for each value of that label. */
export type Gauge = {
  name: string;
  help: string;
  label?: string;
  /** Reads the current value or values. If it returns null, the metric is omitted. */
  read: () => Figures | Promise<Figures>;
};
export type Figures = number | Record<string, number> | null | undefined;

const treeSources = ["service", "snapshot", "embedded"];

/** Returns the site's own gauges, in addition to the default metrics of Node. */
export function gaugesOf({ pages, categoryTree, newsletter }: Gauged): Gauge[] {
  return [
    {
      name: "modrawa_page_cache_bytes",
      help: "Memory of cached pages by part",
      label: "part",
      read: () => pages.bytes,
    },
    { name: "modrawa_renders_waiting", help: "Renders that wait for their turn", read: () => pages.waiting },
    {
      name: "modrawa_category_tree_source",
      help: "1 for where the category tree in use comes from",
      label: "source",
      read: () =>
        Object.fromEntries(treeSources.map((name) => [name, Number(name === categoryTree().source)])),
    },
    {
      name: "modrawa_category_tree_age_seconds",
      help: "Since the service sent the category tree in use; none for the tree in content/",
      read: () => inSeconds(categoryTree().ageMs),
    },
    {
      name: "modrawa_category_tree_failing",
      help: "1 while the category service does not give a usable tree",
      read: () => Number(categoryTree().error !== null),
    },
    {
      name: "modrawa_database_up",
      help: "1 while the newsletter's database answers",
      read: async () => Number((await newsletter()) !== null),
    },
    {
      name: "modrawa_mails",
      help: "Mails not sent yet: queued, retried after a failure, dead (given up)",
      label: "state",
      read: async () => (await newsletter())?.mails,
    },
    {
      name: "modrawa_oldest_mail_seconds",
      help: "How long the oldest of the mails to be sent has waited",
      read: async () => inSeconds((await newsletter())?.oldestMailMs),
    },
    {
      name: "modrawa_subscriptions",
      help: "Subscriptions by state",
      label: "state",
      read: async () => (await newsletter())?.subscriptions,
    },
  ];
}

function inSeconds(ms: number | null | undefined): number | null {
  return typeof ms === "number" ? ms / 1_000 : null;
}
