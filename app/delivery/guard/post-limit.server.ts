import { rateLimit } from "express-rate-limit";
import { ipv6NetworkBits } from "~/platform/limits/caller.server";
import { refuse } from "./refusal.server";

const windowMs = 60_000;
const postsPerWindow = 60;

/**
 * A rough limit on posts of one caller (an IPv4 address or a /56 of IPv6), before anything is read: it keeps floods and
 * guessed tokens out. The newsletter's own, finer limits answer within the form.
 */
export function limitPosts() {
  return rateLimit({
    windowMs,
    limit: postsPerWindow,
    ipv6Subnet: ipv6NetworkBits,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    handler: (request, response) => refuse(request, response, 429),
  });
}
