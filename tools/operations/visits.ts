/**
 * `npm run visits -- [--csv] [FILE…]`: web analytics from the site's own access log (behaviour 22.12). Without
 * files, reads the log from standard input.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { loadContent } from "~/pages/content.server";
import { getSiteSearch } from "~/search/search.server";
import { countVisits, type Visits } from "./visits/count";
import { visitsAsCsv, visitsAsText } from "./visits/report";

const usage =
  "Użycie: npm run visits -- [--csv] PLIK…, albo: journalctl -u 'modrawa@*' -o cat | npm run visits";

/** @returns the exit code: 0 for success, 2 for wrong arguments */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { csv: { type: "boolean" } },
  });
  if (positionals.length === 0 && process.stdin.isTTY) {
    console.error(usage);
    return 2;
  }
  const logs: Readable[] =
    positionals.length > 0 ? positionals.map((file) => createReadStream(file)) : [process.stdin];
  await loadContent();
  const search = await getSiteSearch();
  const isFound = (query: string) => (search.find(query)?.counts.length ?? 0) > 0;
  const visits: Visits = new Map();
  for (const log of logs) await countVisits(visits, createInterface({ input: log }), isFound);
  process.stdout.write(values.csv ? visitsAsCsv(visits) : visitsAsText(visits));
  return 0;
}
