import type { NextFunction, Request, Response } from "express";
import { oneByOne } from "./one-by-one";
import { editorOf } from "./sign-in/access";

const turns = new Map<string, ReturnType<typeof oneByOne>>();

/**
 * Queues the requests of each editor, with their bodies unread: however many an editor sends and whatever each costs, only
 * one of them runs at a time. Other editors do not wait. Mounted on the routes that take work, not matched by path, because
 * a path has more than one spelling.
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
