import type { NextFunction, Request, Response } from "express";
import { oneByOne } from "./one-by-one";
import { editorOf } from "./sign-in/access";

const turns = new Map<string, ReturnType<typeof oneByOne>>();

/**
 * Makes the requests of one editor wait for each other, with their bodies unread, and for nobody else's: however many
 * are sent and whatever each costs, only one runs at a time. Mounted on the routes that take work, because a route
 * has more than one spelling.
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
