import { rateLimit, type Store } from "express-rate-limit";
import { callerKey } from "lib/platform/caller.server";
import { Limit } from "lib/platform/limit.server";
import { reject } from "./rejection.server";

const windowMs = 60_000;
/**
 * Maximum number of POSTs per caller per minute: as many as an office sends that pastes twenty orders and answers five
 * questions about each, without scripts, and too few for guessing tokens.
 */
const postsPerWindow = 240;

/**
 * Limits the POSTs of each caller (an IPv4 address or an IPv6 /56) to stop floods and token guessing (behaviour 21.5).
 * The limit applies before the body is read. The newsletter and enquiry forms also have stricter limits, which they
 * report themselves.
 */
export function limitPosts() {
  return rateLimit({
    windowMs,
    limit: postsPerWindow,
    keyGenerator: ({ ip }) => callerKey(ip),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // Disables the library's checks, because their warnings about forwarded headers are printed to stderr as plain
    // text. The checks are not needed: TRUST_PROXY sets the number of proxies.
    validate: false,
    store: counting(new Limit({ name: "posts", max: postsPerWindow, windowMs })),
    handler: (request, response) => reject(request, response, 429),
  });
}

/** Adapts a {@link Limit} to the library's store interface. Counts are never decremented. */
function counting(limit: Limit): Store {
  return {
    async increment(caller) {
      const { count, endsAtMs } = await limit.take(caller);
      return { totalHits: count, resetTime: new Date(endsAtMs) };
    },
    decrement() {},
    resetKey() {},
  };
}
