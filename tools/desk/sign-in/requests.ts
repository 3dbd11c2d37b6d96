import type { NextFunction, Request, Response } from "express";
import { rateLimit } from "express-rate-limit";
import { callerKey } from "lib/platform/caller.server";
import { ownPath } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { scriptlessPage } from "../pages/page";
import { loggedRequest } from "../requests/logged-request";
import { RejectedError } from "../requests/rejected-error";

export const limitMs = 15 * 60_000;

/** Sends no headers about limits, because strangers could read them. */
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
  log.warn({ status, reason, ...loggedRequest(req) }, "Desk rejected a request");

/** Rejects a path that a page would take for another host (`//host`), before any page repeats it. */
export function onlyOwnPaths({ url }: Request, response: Response, next: NextFunction) {
  if (ownPath.test(url)) return next();
  logRejection(response, 400, "path");
  next(new RejectedError(400));
}

/** Cookie of an editor's session. */
export const sessionCookie = "__Host-desk";

/** Options of a cookie for one host alone. It is also sent after a click on a link in a mail or a chat, which changes nothing. */
export const cookieOptions = { httpOnly: true, secure: true, sameSite: "lax", path: "/" } as const;

export function cookieIn({ headers }: Request, name: string): string {
  const pair = (headers.cookie ?? "").split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? "";
}
