import { rateLimit, type Store } from "express-rate-limit";
import { ipv6NetworkBits } from "~/platform/limits/caller.server";
import { Limit } from "~/platform/limits/limit.server";
import { reject } from "./rejection.server";

const windowMs = 60_000;
/** One a second: more than a person sends, too few to guess tokens. */
const postsPerWindow = 60;

/**
 * A rough limit on the posts of one caller (an IPv4 address or a /56 of IPv6) before a body is read: stops floods and
 * token guessing (behaviour 21.5). The newsletter's own, finer limits answer within the form.
 */
export function limitPosts() {
  return rateLimit({
    windowMs,
    limit: postsPerWindow,
    ipv6Subnet: ipv6NetworkBits,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // Disables its own warnings about forwarded headers, which go to stderr as plain text; TRUST_PROXY counts the
    // proxies.
    validate: false,
    store: counting(new Limit({ name: "posts", max: postsPerWindow, windowMs })),
    handler: (request, response) => reject(request, response, 429),
  });
}

/** Counts are never decremented. */
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
