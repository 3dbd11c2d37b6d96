import type { AppLoadContext } from "@remix-run/node";

/** Returns the caller's IP address, if the server in front of Remix has set it. */
export function clientIp(context: AppLoadContext): string | undefined {
  return typeof context.clientIp === "string" ? context.clientIp : undefined;
}

/*
 * A page's title comes from its loader. The loader cannot see the result of an action in the same request, because the
 * two share only the load context. The action therefore leaves marks in that context.
 */

/** `formFailed`: the form of this request was rejected. `linkDone`: this request has used its email link. */
type Mark = "formFailed" | "linkDone";

export function mark(context: AppLoadContext, what: Mark): void {
  context[what] = true;
}

export function isMarked(context: AppLoadContext, what: Mark): boolean {
  return context[what] === true;
}
