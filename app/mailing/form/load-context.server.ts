import type { AppLoadContext } from "@remix-run/node";

/** The caller's network address, if the server in front of Remix has set it. */
export function clientIp(context: AppLoadContext): string | undefined {
  return typeof context.clientIp === "string" ? context.clientIp : undefined;
}

/*
 * A page's title comes from its loader, which cannot see what the action of the same request did; the two share only
 * the context.
 */

/** The form of this request was refused. */
export function markFailed(context: AppLoadContext): void {
  context.formFailed = true;
}

export function hasFailed(context: AppLoadContext): boolean {
  return context.formFailed === true;
}

/** The link of this request was used. */
export function markDone(context: AppLoadContext): void {
  context.linkDone = true;
}

export function isDone(context: AppLoadContext): boolean {
  return context.linkDone === true;
}
