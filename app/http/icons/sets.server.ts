import { createRequire } from "node:module";
import { getEnv } from "lib/platform/env.server";
import { readBoundedAnswer } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { type IconRequest, type IconSet, pickIcons } from "./request";

/**
 * Limits for a response from the external icon service (behaviour 2.3). The timeout is short, because a visitor waits
 * for the icons.
 */
const timeoutMs = 1_500;
const maxBytes = 1_000_000;
/**
 * Maximum number of concurrent requests to the icon service. A page needs one request per icon set. Requests beyond the
 * limit fail immediately instead of queueing.
 */
const maxQuestionsAtOnce = 8;
const weekMs = 604_800_000;

const require = createRequire(import.meta.url);
const localSets: Record<string, string> = {
  lucide: "@iconify-json/lucide/icons.json",
  "simple-icons": "@iconify-json/simple-icons/icons.json",
};

const outsideAnswers = new LRUCache<string, IconSet>({ max: 500, ttl: weekMs });

const iconData = z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() });
const iconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), iconData),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

let questionsUnderWay = 0;

/** Thrown if the external icon service fails, returns invalid data or has too many requests pending. */
export class IconServiceError extends Error {}

/**
 * Finds icons in a local set, or else at the external service if one is configured.
 * @returns `null` for unknown icons
 * @throws {IconServiceError}
 */
export async function findIcons(request: IconRequest): Promise<IconSet | null> {
  const file = Object.hasOwn(localSets, request.collection) ? localSets[request.collection] : undefined;
  // Loaded on demand, because most pages need only the icons in their own sprite.
  const local = file ? pickIcons(require(file) as IconSet, request.names) : null;
  const base = getEnv().ICON_API_BASE;
  return local ?? (base ? askOutside(base, request) : null);
}

async function askOutside(base: string, { collection, names }: IconRequest): Promise<IconSet | null> {
  const href = `${base}/${collection}.json?icons=${names.join(",")}`;
  const known = outsideAnswers.get(href);
  if (known) return known;
  if (questionsUnderWay >= maxQuestionsAtOnce) throw new IconServiceError("Nie udało się pobrać ikon.");
  questionsUnderWay += 1;
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`);
    const set = iconSet.parse(JSON.parse(await readBoundedAnswer(response, maxBytes)));
    if (set.prefix !== collection) throw new Error(`zestaw ${set.prefix} zamiast ${collection}`);
    outsideAnswers.set(href, set);
    return set;
  } catch (error) {
    log.warn({ err: error, href }, "Icon service failed");
    throw new IconServiceError("Nie udało się pobrać ikon.");
  } finally {
    questionsUnderWay -= 1;
  }
}
