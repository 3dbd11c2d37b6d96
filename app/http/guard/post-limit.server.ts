import type { RequestHandler } from "express";
import { callerKey } from "lib/platform/caller.server";
import { Limit } from "lib/platform/limit.server";
import { reject } from "./rejection.server";

/**
 * Maximum number of POSTs per caller per minute: as many as an office sends that pastes twenty orders and answers five
 * questions about each, without scripts, and too few for guessing tokens.
 */
const postsPerMinute = 240;

/**
 * Limits the POSTs of each caller (an IPv4 address or an IPv6 /56) to stop floods and token guessing (behaviour 21.5).
 * The limit applies before the body is read. The newsletter and enquiry forms also have stricter limits, which they
 * report themselves.
 */
export function limitPosts(): RequestHandler {
  const limit = new Limit({ name: "posts", max: postsPerMinute, windowMs: 60_000 });
  return async (request, response, next) => {
    const { waitMs } = await limit.take(callerKey(request.ip));
    if (waitMs === 0) return next();
    reject(request, response, 429, { "Retry-After": String(Math.ceil(waitMs / 1_000)) });
  };
}
