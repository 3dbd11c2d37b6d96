import { todayInPoland } from "lib/polish/today";
import { z } from "zod";
import * as paths from "~/paths";

/** Kinds of counted visits, in the order of the report. */
export const visitKinds = ["view", "hint", "file", "post", "search", "missing"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Visit counts for one day, by kind, then by URL (with its referrer) or by search words. */
export type DayOfVisits = Record<VisitKind, Map<string, number>>;

/** Visit counts by day in Poland, `YYYY-MM-DD`. */
export type Visits = Map<string, DayOfVisits>;

/** Separates a URL from its referrer. */
export const leadsFrom = " ← ";

const lineSchema = z.object({
  msg: z.literal("request"),
  time: z.number(),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  kind: z.string().optional(),
  search: z.string().optional(),
  from: z.string().optional(),
  isBot: z.boolean().optional(),
});
type Line = z.output<typeof lineSchema>;

/**
 * Adds the requests in a log to the counts and skips all other lines.
 * @param isFound returns whether a search has results in the current content
 */
export async function countVisits(
  visits: Visits,
  lines: AsyncIterable<string> | Iterable<string>,
  isFound: (query: string) => boolean,
): Promise<void> {
  for await (const text of lines) {
    const line = readLine(text);
    if (!line || line.isBot) continue;
    const day = dayOf(visits, todayInPoland(new Date(line.time)));
    for (const [kind, subject] of subjectsOf(line, isFound))
      day[kind].set(subject, (day[kind].get(subject) ?? 0) + 1);
  }
}

function readLine(text: string): Line | null {
  // A system log may put a prefix before the JSON. Lines of other programs rarely contain `{"level"`.
  const start = text.indexOf('{"level"');
  if (start < 0) return null;
  try {
    return lineSchema.safeParse(JSON.parse(text.slice(start))).data ?? null;
  } catch {
    return null;
  }
}

function subjectsOf(
  { method, path, status, kind, search, from }: Line,
  isFound: (query: string) => boolean,
): [VisitKind, string][] {
  if (kind === "missing") return [["missing", from ? path + leadsFrom + from : path]];
  if (method === "POST" && path === paths.newsletter && status < 400) return [["post", path]];
  if (kind === "hint" || kind === "file") return [[kind, path]];
  if (kind !== "page" && kind !== "data") return [];
  const words = search?.toLowerCase();
  return [["view", path], ...(words && !isFound(words) ? [["search", words] as [VisitKind, string]] : [])];
}

function dayOf(visits: Visits, date: string): DayOfVisits {
  const known = visits.get(date);
  if (known) return known;
  const day = Object.fromEntries(visitKinds.map((kind) => [kind, new Map()])) as DayOfVisits;
  visits.set(date, day);
  return day;
}
