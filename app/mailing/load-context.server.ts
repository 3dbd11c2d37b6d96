import type { AppLoadContext } from "@remix-run/node";

/** Returns the caller's IP address, if the server in front of Remix has set it. */
export function clientIp(context: AppLoadContext): string | undefined {
  return typeof context.clientIp === "string" ? context.clientIp : undefined;
}

/*
 * A page's title comes from its loader. The loader cannot see the result of an action in the same request, because the
 * two share only the load context. The action therefore sets flags in that context.
 */

/** Marks the form of this request as rejected. */
export function markFailed(context: AppLoadContext): void {
  context.formFailed = true;
}

export function hasFailed(context: AppLoadContext): boolean {
  return context.formFailed === true;
}

/** Records that this request has used its email link. */
export function markDone(context: AppLoadContext): void {
  context.linkDone = true;
}

export function isDone(context: AppLoadContext): boolean {
  return context.linkDone === true;
}
