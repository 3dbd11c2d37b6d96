import type { NextFunction, Request, Response } from "express";
import { oneByOne } from "./one-by-one";
import { editorOf } from "./sign-in/access";

const turns = new Map<string, ReturnType<typeof oneByOne>>();

/**
 * Has an editor's requests wait for each other, unread, and for nobody else's: whatever one of them costs, and however many
 * are sent, it is one at a time. Mounted on the routes that take work, because a route has more than one spelling.
 */
export function oneByEditor(_request: Request, response: Response, next: NextFunction): void {
  const { address } = editorOf(response);
  const inTurn = turns.get(address) ?? oneByOne();
  turns.set(address, inTurn);
  void inTurn(() => {
    if (response.closed) return;
    next();
    return new Promise<void>((resolve) => response.once("close", resolve));
  });
}
