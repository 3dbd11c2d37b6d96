import { rateLimit } from "express-rate-limit";
import { ipv6NetworkBits } from "~/platform/limits/caller.server";
import { refuse } from "./refusal.server";

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
    handler: (request, response) => refuse(request, response, 429),
  });
}
