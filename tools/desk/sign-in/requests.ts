import type { Request, Response } from "express";
import { rateLimit } from "express-rate-limit";
import { callerKey } from "lib/platform/caller.server";
import { log } from "lib/platform/log.server";
import { scriptlessPage } from "../pages/page";

export const limitMs = 15 * 60_000;

/** Limits tell nothing in headers, which strangers could read. */
export const withoutHeaders = { standardHeaders: false, legacyHeaders: false } as const;

/** Counts per caller, which may be a whole office. */
export const perCaller = (limit: number, countsSuccesses: boolean) =>
  rateLimit({
    windowMs: limitMs,
    limit,
    skipSuccessfulRequests: !countsSuccesses,
    ...withoutHeaders,
    keyGenerator: ({ ip = "" }) => callerKey(ip),
    handler: (_request, response) => {
      logRejection(response, 429);
      response.status(429).type("html").send(scriptlessPage("Za dużo prób", "<p>Spróbuj za kwadrans.</p>"));
    },
  });

export const logRejection = ({ req }: Response, status: number, reason?: string) =>
  log.warn({ status, reason, path: loggedPath(req) }, "Desk rejected a request");

/** The path of a request, without its query and the token of a link. */
export const loggedPath = ({ originalUrl }: Request) =>
  originalUrl.replace(/\?.*/, "").replace(/^(\/wejscie|\/podglad)\/.*/i, "$1");

/** A cookie for one host alone. */
export const cookieOptions = { httpOnly: true, secure: true, sameSite: "strict", path: "/" } as const;

export function cookieIn({ headers }: Request, name: string): string {
  const pair = (headers.cookie ?? "").split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? "";
}
